// Types of the generated tables in fake-contract.ts.
import type * as schemas from '../generated/schemas.js';

/** A body in which the fields with a default are not optional, because the fake fills them in. */
export type Filled<Body, Name extends keyof Body> = Omit<Body, Name> & Required<Pick<Body, Name>>;

/** A JSON Schema without its documentation. `$ref` is the name of a schema. */
export interface FakeSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly 'x-pattern-message'?: string;
  readonly default?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly 'x-max-bytes'?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, FakeSchema>>;
  readonly additionalProperties?: boolean | FakeSchema;
  readonly propertyNames?: FakeSchema;
  readonly items?: FakeSchema;
  readonly oneOf?: readonly FakeSchema[];
}

export interface FakeParameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: FakeSchema;
}

export interface FakeOperation {
  readonly method: string;
  readonly path: string;
  readonly role: string;
  readonly permissions: readonly string[];
  readonly permissionByField?: { readonly field: string; readonly present: string; readonly absent: string };
  readonly acceptsKey: boolean;
  readonly parameters: readonly FakeParameter[];
  readonly body?: { readonly required: boolean; readonly schema: FakeSchema };
  /** Error code of a request that does not match the contract. */
  readonly badRequest: schemas.ErrorCode;
  /** Error code of a request that lacks a required field. Default: `badRequest`. */
  readonly missingField?: schemas.ErrorCode;
  /** Error code for a caller without the required role or permission. */
  readonly forbidden: schemas.ErrorCode;
  readonly deprecated?: { readonly since: string; readonly sunset: string; readonly link: string };
}

export interface FakeSeed {
  readonly agents: readonly schemas.Agent[];
  readonly agentVersions: readonly schemas.AgentVersion[];
  readonly agentTags: readonly schemas.AgentTagWithCount[];
  readonly tools: readonly schemas.ToolCatalogEntry[];
  readonly models: readonly schemas.ModelCatalogEntry[];
  readonly users: readonly schemas.OrganizationUser[];
  readonly invitations: readonly schemas.Invitation[];
  readonly skills: readonly schemas.SkillDetail[];
  readonly skillFiles: readonly schemas.SkillFile[];
  readonly knowledgeBases: readonly schemas.KnowledgeBase[];
  readonly knowledgeBaseFiles: readonly schemas.KnowledgeBaseFile[];
  readonly toolServers: readonly schemas.ToolServer[];
  readonly webhookEndpoints: readonly schemas.WebhookEndpoint[];
  readonly scheduledTasks: readonly schemas.ScheduledTask[];
  readonly taskExecutions: readonly schemas.TaskExecution[];
  readonly conversations: readonly (schemas.Conversation | schemas.ConversationSummary)[];
  readonly feedback: readonly schemas.ConversationFeedback[];
}
