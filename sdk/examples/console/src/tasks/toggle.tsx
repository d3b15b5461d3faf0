import { Switch } from '@mantine/core';
import type { ScheduledTask } from '@agent-platform/sdk';
import { ErrorNotice, useAction } from '../data.js';
import { useCan } from '../session.js';

export function TaskToggle({ task }: { task: ScheduledTask }) {
  const can = useCan();
  const toggle = useAction((client, enabled: boolean) =>
    client.tasks.toggle({ taskId: task.id, enabled, etag: task.etag }),
  );
  return (
    <>
      <Switch
        aria-label={`Enable ${task.name}`}
        checked={toggle.isPending ? toggle.variables : task.enabled}
        disabled={toggle.isPending || !can('toggleScheduledTask')}
        onChange={({ currentTarget: { checked } }) => toggle.mutate(checked)}
      />
      {toggle.error && <ErrorNotice error={toggle.error} />}
    </>
  );
}
