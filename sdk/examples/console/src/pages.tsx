import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { AgentPage } from './agents/agent-page.js';
import { AgentsPage } from './agents/agents-page.js';
import { AuditLogPage } from './audit/audit-log-page.js';
import { ChatPage } from './chat/chat-page.js';
import { ConversationPage } from './conversations/conversation-page.js';
import { ConversationsPage } from './conversations/conversations-page.js';
import { Empty, Loading } from './data.js';
import { DeletedRecordsPage } from './deleted/deleted-records-page.js';
import { KnowledgeBasePage } from './knowledge/knowledge-base-page.js';
import { KnowledgeBasesPage } from './knowledge/knowledge-bases-page.js';
import { PeoplePage } from './people/people-page.js';
import { useCan } from './session.js';
import { SkillPage } from './skills/skill-page.js';
import { SkillsPage } from './skills/skills-page.js';
import { TaskPage } from './tasks/task-page.js';
import { TasksPage } from './tasks/tasks-page.js';
import { ToolServersPage } from './tool-servers/tool-servers-page.js';
import { WebhookPage } from './webhooks/webhook-page.js';
import { WebhooksPage } from './webhooks/webhooks-page.js';

/** Loaded on demand, because its charts are half of the code. */
const UsagePage = lazy(async () => ({ default: (await import('./usage/usage-page.js')).UsagePage }));

/** The pages of the menu, with the operation that each needs. */
export const pages = [
  { href: '/usage', label: 'Usage', needs: 'getStats' },
  { href: '/agents', label: 'Agents', needs: 'listAgents' },
  { href: '/knowledge-bases', label: 'Knowledge bases', needs: 'listKnowledgeBases' },
  { href: '/skills', label: 'Skills', needs: 'listSkills' },
  { href: '/tool-servers', label: 'Tool servers', needs: 'listToolServers' },
  { href: '/webhooks', label: 'Webhooks', needs: 'listWebhookEndpoints' },
  { href: '/people', label: 'People', needs: 'listUsers' },
  { href: '/tasks', label: 'Tasks', needs: 'listScheduledTasks' },
  { href: '/conversations', label: 'Conversations', needs: 'listConversations' },
  { href: '/audit-log', label: 'Audit log', needs: 'listAuditLog' },
  { href: '/deleted-records', label: 'Deleted records', needs: 'listDeletedRecords' },
  { href: '/chat', label: 'Chat', needs: 'chat' },
] as const;

export function Pages() {
  const can = useCan();
  return (
    <Suspense fallback={<Loading />}>
      <Switch>
        <Route path="/">
          <Redirect to={pages.find(({ needs }) => can(needs))?.href ?? '/chat'} replace />
        </Route>
        <Route path="/usage" component={UsagePage} />
        <Route path="/agents" component={AgentsPage} />
        <Route path="/agents/:id">{({ id }) => <AgentPage key={id} agentId={Number(id)} />}</Route>
        <Route path="/knowledge-bases" component={KnowledgeBasesPage} />
        <Route path="/knowledge-bases/:id">{({ id }) => <KnowledgeBasePage key={id} kbId={Number(id)} />}</Route>
        <Route path="/skills" component={SkillsPage} />
        <Route path="/skills/:id">{({ id }) => <SkillPage key={id} skillId={Number(id)} />}</Route>
        <Route path="/tool-servers" component={ToolServersPage} />
        <Route path="/webhooks" component={WebhooksPage} />
        <Route path="/webhooks/:id">{({ id }) => <WebhookPage key={id} endpointId={Number(id)} />}</Route>
        <Route path="/people" component={PeoplePage} />
        <Route path="/tasks" component={TasksPage} />
        <Route path="/tasks/:id">{({ id }) => <TaskPage key={id} taskId={Number(id)} />}</Route>
        <Route path="/conversations" component={ConversationsPage} />
        <Route path="/conversations/:id">{({ id }) => <ConversationPage key={id} threadId={id} />}</Route>
        <Route path="/audit-log" component={AuditLogPage} />
        <Route path="/deleted-records" component={DeletedRecordsPage} />
        <Route path="/chat" component={ChatPage} />
        <Route>
          <Empty>This page does not exist.</Empty>
        </Route>
      </Switch>
    </Suspense>
  );
}
