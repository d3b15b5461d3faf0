import { Button, Code, Group, List, SimpleGrid, Stack, Text } from '@mantine/core';
import type { ScheduledTask, TaskExecution } from '@agent-platform/sdk';
import { Empty, ErrorNotice, Loaded, useAction, useData } from '../data.js';
import { Facts, PageLink, PageTitle, Row, Rows, Section, Status } from '../elements.js';
import { seconds, time, words } from '../format.js';
import { useCan } from '../session.js';
import { TaskToggle } from './toggle.js';

function NextRuns({ task }: { task: ScheduledTask }) {
  const preview = useData(['schedule', task.schedule], (client, signal) =>
    client.tasks.preview(task.schedule, { signal }),
  );
  return (
    <Section title="Next runs">
      <Loaded query={preview}>
        {({ description, next }) => (
          <>
            <Text size="sm">{description}</Text>
            {!task.enabled && (
              <Text size="sm" c="orange">
                The task is off. It would run at:
              </Text>
            )}
            <List size="sm">
              {next.slice(0, 5).map((at) => (
                <List.Item key={at}>{time(at)}</List.Item>
              ))}
            </List>
          </>
        )}
      </Loaded>
    </Section>
  );
}

const lasted = ({ startedAt, finishedAt }: TaskExecution) =>
  startedAt === null || finishedAt === null ? '–' : seconds((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000);

function History({ runs }: { runs: TaskExecution[] }) {
  return (
    <Section title="History">
      {runs.length === 0 ? (
        <Empty>The task has not run yet.</Empty>
      ) : (
        <Rows head={['Scheduled for', 'Status', 'Lasted', 'Reason', '']}>
          {runs.map((run) => (
            <Row
              key={run.id}
              cells={[
                time(run.scheduledFor),
                <Status value={run.status} />,
                lasted(run),
                <Text size="sm" className="break">
                  {run.error ?? (run.reason === null ? '–' : words(run.reason))}
                </Text>,
                run.conversationId !== null && (
                  <PageLink href={`/conversations/${run.conversationId}`}>Conversation</PageLink>
                ),
              ]}
            />
          ))}
        </Rows>
      )}
    </Section>
  );
}

export function TaskPage({ taskId }: { taskId: number }) {
  const can = useCan();
  const allInOrg = can('listUsers');
  // One query loads the runs and the task, so that the end of a run also updates the task's last run and last failure.
  const query = useData(
    ['task', taskId],
    async (client, signal) => {
      const runs = await client.tasks.executions({ taskId, include: 'occurrences' }, { signal });
      return { runs, task: await client.tasks.get({ taskId, allInOrg }, { signal }) };
    },
    { refetchMs: (data) => (data?.runs.some(({ status }) => status === 'in_progress') ? 1_500 : false) },
  );
  const run = useAction((client, id: number) => client.tasks.run(id));
  return (
    <Loaded query={query}>
      {({ task, runs }) => (
        <>
          <PageTitle
            actions={
              can('runScheduledTask') && (
                <Button loading={run.isPending} onClick={() => run.mutate(taskId)}>
                  Run now
                </Button>
              )
            }
          >
            {task.name}
          </PageTitle>
          <Stack>
            {run.error && <ErrorNotice error={run.error} />}
            {task.lastFailure && (
              <Text c="red" size="sm">
                Last failure: {task.lastFailure.message} ({words(task.lastFailure.code)})
              </Text>
            )}
            <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
              <Section title="Settings">
                <Facts
                  facts={[
                    ['Agent', <PageLink href={`/agents/${task.agentId}`}>{task.agentName}</PageLink>],
                    ['Schedule', <Code className="nowrap">{task.schedule}</Code>],
                    ['If the last run is in progress', words(task.overlapPolicy)],
                    ['Paused', task.pausedReason === null ? 'no' : words(task.pausedReason)],
                    ['Last run', time(task.lastRunAt)],
                    ['Next run', time(task.nextRunAt)],
                  ]}
                />
                <Group gap="xs">
                  <TaskToggle task={task} />
                  <Text size="sm">{task.enabled ? 'The task is on.' : 'The task is off.'}</Text>
                </Group>
                <Text size="sm" c="dimmed">
                  Prompt
                </Text>
                <Code block className="prewrap">
                  {task.prompt}
                </Code>
              </Section>
              <NextRuns task={task} />
            </SimpleGrid>
            <History runs={runs} />
          </Stack>
        </>
      )}
    </Loaded>
  );
}
