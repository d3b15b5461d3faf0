// Reads the reserved values, which requests cannot set, for the server and the SDK's in-memory fake.
import type { Contract } from './contract.js';
import type { Json } from './document.js';

const reservedIn = (schema: Json) => ({ values: schema['x-reserved-values'], pattern: schema['x-reserved-pattern'] });

export function reservedValues({ document }: Contract): { name: string; comment: string; value: Json }[] {
  const { AgentSave, ToolServerHeaders } = document.components.schemas;
  return [
    {
      name: 'reservedEmailSlugs',
      comment: 'Email slugs that agents cannot have.',
      value: reservedIn(AgentSave.properties.emailSlug),
    },
    {
      name: 'reservedToolServerHeaders',
      comment: 'Headers that cannot be set for tool servers, in lower case.',
      value: reservedIn(ToolServerHeaders.propertyNames),
    },
  ];
}
