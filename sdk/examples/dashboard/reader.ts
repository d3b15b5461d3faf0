// One conversation with its messages, tool calls and ratings, and those that agents began below it, to any depth.
import {
  AgentPlatformError,
  type Client,
  type DashboardInteraction,
  type Message,
  type MessagePart,
} from '@agent-platform/sdk';
import { element, number, time } from './elements.js';

const json = (value: unknown) => element('pre', {}, typeof value === 'string' ? value : JSON.stringify(value, null, 2));

function toolPart(part: Extract<MessagePart, { toolCallId: string }>): HTMLElement {
  const fold = element(
    'details',
    {},
    element('summary', { class: 'meta' }, `${part.type.slice('tool-'.length)} · ${part.state.replace('-', ' ')}`),
  );
  if (part.input !== undefined) fold.append(element('span', { class: 'meta' }, 'Arguments'), json(part.input));
  if (part.output !== undefined) fold.append(element('span', { class: 'meta' }, 'Result'), json(part.output));
  if (part.errorText !== undefined) fold.append(element('span', { class: 'meta' }, 'Error'), json(part.errorText));
  return fold;
}

function partOf(part: MessagePart): Node | null {
  if ('toolCallId' in part) return toolPart(part);
  if (part.type === 'text') return document.createTextNode(part.text);
  if (part.type === 'reasoning')
    return part.text === ''
      ? null
      : element('details', {}, element('summary', { class: 'meta' }, 'Reasoning'), part.text);
  if ('mediaType' in part) return element('span', { class: 'meta' }, `File: ${part.filename ?? part.mediaType}`);
  return null;
}

function messageOf({ role, parts, createdAt, usage }: Message): HTMLElement {
  const tokens = usage === undefined ? '' : ` · ${number(usage.totalTokens)} tokens`;
  const content = parts.map(partOf).filter((part) => part !== null);
  return element(
    'div',
    { class: `message ${role}` },
    element('span', { class: 'meta' }, `${role === 'user' ? 'User' : 'Agent'} · ${time(createdAt)}${tokens}`),
    ...content,
  );
}

async function fillMessages(client: Client, threadId: string, place: HTMLElement): Promise<void> {
  try {
    const { messages } = await client.getConversation({ threadId });
    place.replaceChildren(
      ...(messages.length > 0 ? messages.map(messageOf) : [element('p', { class: 'hint' }, 'No messages.')]),
    );
  } catch (error) {
    if (!(error instanceof AgentPlatformError)) throw error;
    place.replaceChildren(element('p', { class: 'hint' }, `The messages could not be read: ${error.message}`));
  }
}

function factsOf(conversation: DashboardInteraction): string {
  const { totalMessageCount, totalTokens, toolCalls, attachmentCount, duration, lastFinishReason } = conversation;
  return [
    `${number(totalMessageCount)} messages`,
    `${number(totalTokens)} tokens`,
    ...(toolCalls.length > 0 ? [toolCalls.length === 1 ? '1 tool call' : `${toolCalls.length} tool calls`] : []),
    ...(attachmentCount > 0 ? [attachmentCount === 1 ? '1 file' : `${attachmentCount} files`] : []),
    ...(duration === null ? [] : [`${number(Math.round(duration * 10) / 10)} s`]),
    ...(lastFinishReason === null ? [] : [`ended: ${lastFinishReason}`]),
  ].join(' · ');
}

export const ownerOf = ({ userFirstName, userLastName, userEmail, userId }: DashboardInteraction): string =>
  [userFirstName, userLastName].filter(Boolean).join(' ') || userEmail || userId;

/** Messages are asked for when the conversation is shown; those of a conversation below, when it is unfolded. */
export function conversationElement(client: Client, conversation: DashboardInteraction): HTMLElement {
  const messages = element('div', { class: 'messages' }, element('p', { class: 'hint' }, 'Loading…'));
  const heading = element(
    'header',
    {},
    ...(conversation.upstreamConversationId === null ? [element('h3', {}, conversation.agentName)] : []),
    element(
      'span',
      { class: 'meta' },
      `${ownerOf(conversation)} · ${time(conversation.createdAt)} · ${conversation.agentModel}`,
    ),
    element('span', { class: 'meta' }, factsOf(conversation)),
  );
  const ratings = (conversation.feedbackData ?? []).map(({ rating, comment }) =>
    element(
      'p',
      { class: `rating ${rating}` },
      `${rating === 'helpful' ? '▲ Helpful' : '▼ Not helpful'}${comment === '' ? '' : `: ${comment}`}`,
    ),
  );
  void fillMessages(client, conversation.id, messages);
  return element(
    'div',
    { class: 'conversation', 'data-id': conversation.id },
    heading,
    messages,
    ...ratings,
    ...conversation.subConversations.map((sub) => foldOf(client, sub)),
  );
}

function foldOf(client: Client, sub: DashboardInteraction): HTMLElement {
  const below = sub.subConversations.length === 0 ? '' : ` · ${sub.subConversations.length} below`;
  const fold = element(
    'details',
    { class: 'sub' },
    element(
      'summary',
      {},
      element('strong', {}, sub.agentName),
      `: ${sub.firstMessageText ?? 'no message'}`,
      element('span', { class: 'meta' }, below),
    ),
  );
  fold.addEventListener('toggle', () => fold.append(conversationElement(client, sub)), { once: true });
  return fold;
}
