// Some operations return one of several shapes, such as all agents, or one agent for an `id`. This file finds the input
// that selects each shape, so that the SDK has a method for each. A branch is an entry of `oneOf`. The cases, in order:
// - The reply is a stream of events or one JSON value. The value 'false' of a header parameter selects the JSON.
// - Reply and body have the same number of branches: a body of the nth branch gets a reply of the nth branch. One
//   property has a different constant in each branch of the body, and so distinguishes the branches.
// - The operation has the extension `x-reply-with: <parameter>`: a request with this query parameter gets the second
//   branch. A boolean parameter selects it with `true`.
import type { Operation, Parameter } from '../contract/contract.js';
import { InvalidContractError, resolve, type Json } from '../contract/document.js';
import { schemaType } from './schema-type.js';

/** A header parameter and its key in the input, such as `streamResponse` for `X-Stream-Response`. */
export interface HeaderKey {
  key: string;
  parameter: Parameter;
}

export interface ReplyVariant {
  /** Type of the input, if the variants have different ones. */
  input?: string;
  output: string;
  /**
   * Keys of the input that select this variant, each with its fixed value or an example. Undefined means that the input
   * must not have the key.
   */
  selectingKeys: Record<string, unknown>;
}

export interface ReplyChoice {
  /** What selects the reply: a field, parameter or header, such as `limit` or `streamResponse: 'false'`. */
  decidedBy: string;
  variants: ReplyVariant[];
}

export function findReplyChoice(document: Json, operation: Operation, headers: HeaderKey[]): ReplyChoice | null {
  const successes = operation.responses.filter((response) => response.status < 300);
  const stream = successes.find((response) => response.mediaTypes.includes('text/event-stream'));
  if (stream) return choiceByHeader(successes.find((response) => response.schema)?.schema, headers);
  if (successes.length !== 1) return null;
  const branches: Json[] | undefined = resolve(document, successes[0]?.schema)?.oneOf;
  const bodyBranches: Json[] | undefined = resolve(document, operation.body?.schema)?.oneOf;
  if (branches && bodyBranches?.length === branches.length)
    return choiceByBody(document, operation.id, branches, bodyBranches);
  if (branches?.length !== 2) return null;
  const parameter = findDecidingParameter(document, operation);
  return parameter ? choiceByParameter(document, parameter, branches[0], branches[1]) : null;
}

function choiceByHeader(jsonSchema: Json, headers: HeaderKey[]): ReplyChoice | null {
  const header = headers.find(({ parameter }) => parameter.schema.enum?.includes('false'));
  if (!jsonSchema || !header) return null;
  return {
    decidedBy: `${header.key}: 'false'`,
    variants: [
      {
        output: schemaType(jsonSchema),
        selectingKeys: { [header.key]: 'false' },
      },
      { output: 'Response', selectingKeys: {} },
    ],
  };
}

function choiceByBody(document: Json, operationId: string, replies: Json[], bodies: Json[]): ReplyChoice {
  const propertiesOf = (body: Json): Json => resolve(document, body).properties ?? {};
  const constantsOf = (name: string): unknown[] => bodies.map((body) => propertiesOf(body)[name]?.const);
  const decidedBy = Object.keys(propertiesOf(bodies[0])).find((name) => {
    const constants = constantsOf(name);
    return !constants.includes(undefined) && new Set(constants).size === bodies.length;
  });
  if (decidedBy === undefined)
    throw new InvalidContractError(`openapi.yaml: no property has a different constant in each body of ${operationId}`);
  const constants = constantsOf(decidedBy);
  const variants = bodies.map((body, index) => ({
    input: schemaType(body),
    output: schemaType(replies[index]),
    selectingKeys: { [decidedBy]: constants[index] },
  }));
  return { decidedBy, variants };
}

function choiceByParameter(document: Json, parameter: Parameter, without: Json, withIt: Json): ReplyChoice {
  const isBoolean = resolve(document, parameter.schema).type === 'boolean';
  const example = isBoolean ? true : (parameter as Json).example;
  return {
    decidedBy: isBoolean ? `${parameter.name}: true` : parameter.name,
    variants: [
      {
        output: schemaType(withIt),
        selectingKeys: { [parameter.name]: example ?? 1 },
      },
      {
        output: schemaType(without),
        selectingKeys: { [parameter.name]: undefined },
      },
    ],
  };
}

function findDecidingParameter(document: Json, operation: Operation): Parameter | null {
  const declared = document.paths[operation.path][operation.method]['x-reply-with'];
  if (declared === undefined) return null;
  const optional = operation.parameters.filter((parameter) => parameter.in === 'query' && !parameter.required);
  const parameter = optional.find(({ name }) => name === declared);
  if (!parameter)
    throw new InvalidContractError(`openapi.yaml: x-reply-with of ${operation.id} names no optional query parameter`);
  return parameter;
}
