import { Code, Text } from '@mantine/core';
import { Loaded, useData } from '../data.js';
import { PageLink, PageTitle, Row, Rows, Status } from '../elements.js';
import { time } from '../format.js';
import { useCan } from '../session.js';
import { TaskToggle } from './toggle.js';

export function TasksPage() {
  const can = useCan();
  const allInOrg = can('listUsers');
  const tasks = useData(['tasks', allInOrg], (client, signal) => client.tasks.list({ allInOrg }, { signal }));
  return (
    <>
      <PageTitle>Tasks</PageTitle>
      <Loaded query={tasks} isEmpty={(list) => list.length === 0} empty="There are no scheduled tasks yet.">
        {(list) => (
          <Rows head={['Name', 'Agent', 'Schedule', 'Next run', 'Last run', 'On']}>
            {list.map((task) => (
              <Row
                key={task.id}
                cells={[
                  <>
                    <PageLink href={`/tasks/${task.id}`}>{task.name}</PageLink>
                    {task.lastFailure && (
                      <Text size="xs" c="red" className="break">
                        {task.lastFailure.message}
                      </Text>
                    )}
                  </>,
                  task.agentName,
                  <Code className="nowrap">{task.schedule}</Code>,
                  task.pausedReason === null ? time(task.nextRunAt) : <Status value={task.pausedReason} />,
                  time(task.lastRunAt),
                  <TaskToggle task={task} />,
                ]}
              />
            ))}
          </Rows>
        )}
      </Loaded>
    </>
  );
}
