// Puts the page together: connect, ask, draw, and read a conversation.
import {
  createClient,
  AbortError,
  AgentPlatformError,
  BadRequestError,
  UnauthorizedError,
  type Client,
  type DashboardInteraction,
} from '@agent-platform/sdk';
import { drawCharts } from './charts.js';
import { forgetConnection, keepConnection, readConnection, type Connection } from './connection.js';
import { byId, element, number, time } from './elements.js';
import { conversationElement, ownerOf } from './reader.js';
import { askForUsage, type Usage } from './usage.js';

/** How many conversations the list grows by. */
const listStep = 50;

const connectForm = byId<HTMLFormElement>('connect');
const filterForm = byId<HTMLFormElement>('filters');
const everybody = filterForm.elements.namedItem('allInOrg') as HTMLInputElement;
const days = filterForm.elements.namedItem('days') as HTMLSelectElement;

let usage: Usage | null = null;
let running = new AbortController();

function notify(text: string | null, isError = false): void {
  const notice = byId('notice');
  notice.hidden = text === null;
  notice.textContent = text;
  notice.classList.toggle('error', isError);
}

function describe(error: AgentPlatformError): string {
  if (error instanceof UnauthorizedError) return 'The service does not accept this token. It may have expired.';
  if (error instanceof BadRequestError && error.details) return error.details.map(({ message }) => message).join('; ');
  return error.message;
}

function showTiles({ totals }: Usage): void {
  const rated =
    totals.totalFeedback === 0 ? '–' : `${Math.round((100 * totals.totalHelpful) / totals.totalFeedback)} %`;
  const tiles: [string, string][] = [
    ['Conversations', number(totals.conversationCount)],
    ['Messages', number(totals.messageCount)],
    ['Tokens', number(totals.totalTokens)],
    ['Tool calls', number(totals.toolCalls)],
    ['Users', number(totals.uniqueUsers)],
    ['Rated helpful', rated],
  ];
  byId('tiles').replaceChildren(
    ...tiles.map(([name, value]) =>
      element('div', { class: 'card tile' }, element('strong', {}, value), element('span', {}, name)),
    ),
  );
}

function read(client: Client, conversation: DashboardInteraction, chosen: HTMLElement): void {
  for (const other of document.querySelectorAll('#list [aria-current]')) other.removeAttribute('aria-current');
  chosen.setAttribute('aria-current', 'true');
  const reader = byId('reader');
  reader.replaceChildren(conversationElement(client, conversation));
  // On a phone the reader lies below the list.
  if (reader.getBoundingClientRect().top > innerHeight) reader.scrollIntoView();
}

function listEntry(client: Client, conversation: DashboardInteraction): HTMLElement {
  const { agentName, firstMessageText, updatedAt, totalTokens, subConversations } = conversation;
  const below = subConversations.length === 0 ? '' : ` · ${subConversations.length} below`;
  const button = element(
    'button',
    { type: 'button' },
    element('span', { class: 'question' }, firstMessageText ?? 'No message'),
    element('span', { class: 'meta' }, `${agentName} · ${ownerOf(conversation)}`),
    element('span', { class: 'meta' }, `${time(updatedAt)} · ${number(totalTokens)} tokens${below}`),
  );
  button.addEventListener('click', () => read(client, conversation, button));
  return element('li', {}, button);
}

function showList(client: Client, conversations: readonly DashboardInteraction[]): void {
  const [list, more] = [byId('list'), byId('more')];
  list.replaceChildren(
    ...(conversations.length === 0 ? [element('li', { class: 'hint' }, 'None in this range.')] : []),
  );
  byId('reader').replaceChildren(element('p', { class: 'hint' }, 'Choose a conversation to read it.'));
  let shown = 0;
  const grow = () => {
    list.append(...conversations.slice(shown, shown + listStep).map((conversation) => listEntry(client, conversation)));
    shown += listStep;
    more.hidden = shown >= conversations.length;
  };
  more.onclick = grow;
  grow();
}

async function load(client: Client): Promise<void> {
  running.abort();
  running = new AbortController();
  notify('Loading…');
  try {
    usage = await askForUsage(client, { days: Number(days.value), allInOrg: everybody.checked }, running.signal);
    notify(null);
    byId('board').hidden = false;
    showTiles(usage);
    drawCharts(usage);
    showList(client, usage.conversations);
  } catch (error) {
    if (error instanceof AbortError) return; // another question took its place
    if (!(error instanceof AgentPlatformError)) throw error;
    byId('board').hidden = true;
    notify(describe(error), true);
  }
}

async function start(connection: Connection): Promise<void> {
  connectForm.hidden = true;
  filterForm.hidden = false;
  try {
    const client = createClient(connection);
    filterForm.onchange = () => void load(client);
    const { role } = await client.getMyPermissions();
    everybody.checked = role === 'org:admin';
    everybody.parentElement?.toggleAttribute('hidden', role !== 'org:admin');
    await load(client);
  } catch (error) {
    if (!(error instanceof AgentPlatformError)) throw error;
    notify(describe(error), true);
  }
}

connectForm.addEventListener('submit', (event) => {
  event.preventDefault();
  const given = new FormData(connectForm);
  const connection = { baseUrl: String(given.get('baseUrl')), token: String(given.get('token')).trim() };
  keepConnection(connection);
  void start(connection);
});
filterForm.addEventListener('submit', (event) => event.preventDefault());
byId('disconnect').addEventListener('click', () => {
  forgetConnection();
  location.reload();
});
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => usage && drawCharts(usage));

const connection = readConnection();
if (connection === null) connectForm.hidden = false;
else void start(connection);
