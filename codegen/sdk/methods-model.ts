// Derives the methods of the SDK from the contract. An operation with two replies has two methods.
import type { Contract, Parameter } from '../contract/contract.js';
import { InvalidContractError, resolve, type Json } from '../contract/document.js';
import { readList, type List } from './lists.js';
import { readSdkOperations, type SdkOperation } from './model.js';
import type { ReplyVariant } from './reply-choice.js';
import { quote } from '../copied/print-literal.js';
import { schemaType } from './schema-type.js';

export interface SdkMethod {
  sdk: SdkOperation;
  /** Groups of the method, outermost first, such as `['knowledgeBases', 'files']`. */
  group: string[];
  name: string;
  /** Name of the function that does the same as the method. Bundlers can remove unused functions, but not methods. */
  functionName: string;
  /** Name of the function with a capital letter. Names of types begin with it. */
  typeName: string;
  variant: ReplyVariant | null;
  hasInput: boolean;
  parameters: InputParameter[];
  /** Type of the input's fields that are sent in the body. Null if none are. */
  bodyType: string | null;
  inputIsOptional: boolean;
  required: string[];
  /** The only required key, if callers can pass its value instead of an object. Otherwise null. */
  main: string | null;
  /** Values that the method sets itself. */
  fixed: Record<string, unknown>;
  list: List | null;
  output: string;
}

export interface InputParameter {
  parameter: Parameter;
  isRequired: boolean;
}

export function readSdkMethods(contract: Contract): SdkMethod[] {
  return readSdkOperations(contract).flatMap((sdk) => readMethods(contract.document, sdk));
}

function readMethods(document: Json, sdk: SdkOperation): SdkMethod[] {
  const { id, path, method } = sdk.operation;
  const raw = document.paths[path][method];
  const group: string[] = raw['x-fern-sdk-group-name'];
  const names = Object.entries<string>(raw['x-sdk-methods'] ?? { [raw['x-fern-sdk-method-name']]: id });
  const variants = orderOfReplies(sdk.replyChoice?.variants ?? [null]);
  if (names.length !== variants.length)
    throw new InvalidContractError(`openapi.yaml: ${id} has ${variants.length} replies and ${names.length} methods`);
  return names.map(([name, functionName], index) =>
    readMethod(document, sdk, { group, name, functionName, variant: variants[index] ?? null }),
  );
}

/**
 * Returns the variants in the order of `x-sdk-methods`. If the body selects the reply, `findReplyChoice` already uses
 * this order. Otherwise, `findReplyChoice` puts the default reply last, and `x-sdk-methods` puts it first.
 */
const orderOfReplies = (variants: (ReplyVariant | null)[]) => (variants[0]?.input ? variants : variants.toReversed());

type Place = Pick<SdkMethod, 'group' | 'name' | 'functionName' | 'variant'>;

function readMethod(document: Json, sdk: SdkOperation, place: Place): SdkMethod {
  const { variant } = place;
  // Whether a parameter or a header selects this reply. The default reply needs neither.
  const isSelected = variant !== null && !variant.input && sdk.replyChoice?.variants[0] === variant;
  const decider = variant && !variant.input ? (Object.keys(variant.selectingKeys)[0] ?? null) : null;
  const fixed = readFixed(sdk, variant);
  const isPageByLimit = isSelected && decider === 'limit';
  const isRecord = isSelected && decider !== null && !isPageByLimit && !(decider in fixed);
  const hasList = !isRecord && sdk.reply === 'json' && Object.keys(fixed).length === 0;
  const list = hasList ? readList(document, sdk, isPageByLimit ? 1 : 0) : null;
  const query = chooseQuery(sdk, { decider, fixed, isRecord, isPageByLimit });
  const bodyType = findBodyType(sdk, fixed, variant);
  const required = requiredKeys(document, sdk, query, fixed, variant);
  return {
    ...place,
    sdk,
    typeName: place.functionName.charAt(0).toUpperCase() + place.functionName.slice(1),
    hasInput: query.names.length > 0 || bodyType !== null,
    parameters: sdk.query
      .filter(({ name }) => query.names.includes(name))
      .map((parameter) => ({ parameter, isRequired: query.required.includes(parameter.name) })),
    bodyType,
    inputIsOptional: required.length === 0 && sdk.body !== 'required',
    required,
    main: findMain(document, sdk, required),
    fixed,
    list,
    output: sdk.reply === 'stream' && !isSelected ? streamType(sdk) : outputType(sdk, variant),
  };
}

/**
 * Returns the keys that select the reply and that the SDK sets itself, with their values. The caller sets other keys,
 * such as an `id`.
 */
function readFixed(sdk: SdkOperation, variant: ReplyVariant | null): Record<string, unknown> {
  if (!variant) return {};
  if (sdk.reply === 'stream') return { streamResponse: variant.output === 'Response' ? 'true' : 'false' };
  const set = Object.entries(variant.selectingKeys).filter(
    ([key, value]) => value !== undefined && (variant.input !== undefined || (value === true && key !== 'id')),
  );
  return Object.fromEntries(set);
}

interface Choice {
  decider: string | null;
  fixed: Record<string, unknown>;
  isRecord: boolean;
  /** Whether `limit` selects a page as the reply, instead of the complete list of the other method. */
  isPageByLimit: boolean;
}

const paging = ['limit', 'offset', 'before', 'cursor'];

function chooseQuery(sdk: SdkOperation, { decider, fixed, isRecord, isPageByLimit }: Choice) {
  const isWhole = decider === 'limit' && !isPageByLimit;
  const isTaken = (name: string) => isPageByLimit || (isRecord || isWhole ? !paging.includes(name) : name !== decider);
  const names = sdk.query.map(({ name }) => name).filter((name) => !(name in fixed) && isTaken(name));
  const required = sdk.query
    .filter(({ name, required: isRequired }) => isRequired || sdk.promotedKeys.includes(name) || name === decider)
    .map(({ name }) => name);
  return { names, required: required.filter((name) => names.includes(name)) };
}

type Query = ReturnType<typeof chooseQuery>;

function findBodyType(sdk: SdkOperation, fixed: Record<string, unknown>, variant: ReplyVariant | null) {
  if (sdk.body === 'none') return null;
  const body = variant?.input ?? `schemas.${sdk.bodySchema}`;
  const omitted = [...sdk.sharedKeys, ...(variant?.input ? Object.keys(fixed) : [])];
  const own = omitted.length > 0 ? `Omit<${body}, ${union(omitted)}>` : body;
  return sdk.body === 'optional' ? `Partial<${own}>` : own;
}

const union = (keys: string[]) => keys.map(quote).join(' | ');

function requiredKeys(
  document: Json,
  sdk: SdkOperation,
  query: Query,
  fixed: Record<string, unknown>,
  variant: ReplyVariant | null,
): string[] {
  const body = resolve(document, sdk.operation.body?.schema);
  const branch = body?.oneOf?.find((schema: Json) => schemaType(schema) === variant?.input);
  const ofBody: string[] = sdk.body === 'required' ? (resolve(document, branch ?? body).required ?? []) : [];
  const keys = new Set([...query.required, ...ofBody.filter((key) => !sdk.sharedKeys.includes(key))]);
  return [...keys].filter((key) => !(key in fixed));
}

/**
 * Returns the only required key if its value is a text or an integer, otherwise null. Also returns null for an update
 * with the id in the query, because an id alone would change nothing.
 */
function findMain(document: Json, sdk: SdkOperation, required: string[]): string | null {
  const [key] = required;
  if (key === undefined || required.length > 1) return null;
  const body = resolve(document, sdk.operation.body?.schema);
  const isInBody = !body?.oneOf && key in (body?.properties ?? {}) && !sdk.sharedKeys.includes(key);
  if (sdk.body === 'required' && !body.oneOf && !isInBody) return null;
  const branches: Json[] = [body, ...(body?.oneOf ?? [])].map((schema) => resolve(document, schema));
  const schema =
    sdk.query.find(({ name }) => name === key)?.schema ??
    branches.find((branch) => branch?.properties?.[key])?.properties[key];
  return ['string', 'integer'].includes(resolve(document, schema)?.type) ? key : null;
}

/** Includes null if the operation can reply with 204, which has no stream. */
const streamType = ({ operation }: SdkOperation): string =>
  `ReadableStream<Uint8Array>${operation.responses.some(({ status }) => status === 204) ? ' | null' : ''}`;

function outputType(sdk: SdkOperation, variant: ReplyVariant | null): string {
  if (sdk.reply === 'none') return 'undefined';
  if (variant) return variant.output;
  const schemas = sdk.operation.responses.filter(({ status, schema }) => status < 300 && schema);
  return [...new Set(schemas.map(({ schema }) => schemaType(schema)))].join(' | ');
}
