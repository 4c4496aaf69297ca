import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fromRoot } from '../suite/paths';
import type { Command } from './gcloud';

/**
 * One thing that watches over the service. `find` prints its name where it is there already; then `update` is run,
 * else `create`.
 */
export type Step = {
  find: Command;
  create: (names: Names) => Command;
  update: (found: string, names: Names) => Command | null;
  /** Under which its name is known to the steps after it. */
  as?: keyof Names;
};
export type Names = { channel: string; billingAccount: string };

export type Options = { project: string; email: string; host: string; folder: string };

const read = (file: string): unknown => JSON.parse(readFileSync(fromRoot('ops', file), 'utf8'));

type Named = { displayName: string };
type Uptime = Named & { path: string; period: number; timeout: number };
type Budget = Named & { amount: string; thresholds: number[] };

const filesOf = (folder: string): string[] =>
  readdirSync(fromRoot('ops', folder))
    .sort()
    .map((file) => `${folder}/${file}`);

const byName = (displayName: string): string[] => [
  `--filter=displayName="${displayName}"`,
  '--format=value(name)',
];

/** The files that gcloud reads, with the site's address in them; `ops/` keeps them without. */
export const filledIn = (host: string): Record<string, string> =>
  Object.fromEntries(
    [...filesOf('metrics'), ...filesOf('policies'), 'dashboard.json'].map((file) => [
      file,
      readFileSync(fromRoot('ops', file), 'utf8').replaceAll('${HOST}', host),
    ]),
  );

/** What the command applies, in order: a policy needs its metric, and all of them the channel. */
export function operations({ project, email, host, folder }: Options): Step[] {
  const of = `--project=${project}`;
  const at = (file: string) => join(folder, file);
  const uptime = read('uptime.json') as Uptime;
  const dashboard = read('dashboard.json') as Named;
  return [
    channelStep(email, of),
    ...filesOf('metrics').map((file) => metricStep(basename(file, '.json'), at(file), of)),
    {
      find: ['monitoring', 'uptime', 'list-configs', ...byName(uptime.displayName), of],
      create: () => [
        ...['monitoring', 'uptime', 'create', uptime.displayName],
        ...['--resource-type=uptime-url', `--resource-labels=host=${host},project_id=${project}`],
        ...['--protocol=https', `--path=${uptime.path}`, `--period=${uptime.period}`],
        ...[`--timeout=${uptime.timeout}`, of],
      ],
      update: (found) => [
        ...['monitoring', 'uptime', 'update', found, `--path=${uptime.path}`],
        ...[`--period=${uptime.period}`, `--timeout=${uptime.timeout}`, of],
      ],
    },
    ...filesOf('policies').map((file) => policyStep(file, at(file), of)),
    {
      find: ['monitoring', 'dashboards', 'list', ...byName(dashboard.displayName), of],
      create: () => [
        ...['monitoring', 'dashboards', 'create'],
        ...[`--config-from-file=${at('dashboard.json')}`, of],
      ],
      // An update takes the tag of what it replaces: whoever changed it by hand keeps it.
      update: () => null,
    },
    ...budgetSteps(project),
  ];
}

const channelStep = (email: string, of: string): Step => ({
  as: 'channel',
  find: [
    ...['beta', 'monitoring', 'channels', 'list'],
    `--filter=type="email" AND labels.email_address="${email}"`,
    ...['--format=value(name)', of],
  ],
  create: () => [
    ...['beta', 'monitoring', 'channels', 'create', '--display-name=Guantera', '--type=email'],
    ...[`--channel-labels=email_address=${email}`, '--format=value(name)', of],
  ],
  update: () => null,
});

const metricStep = (name: string, file: string, of: string): Step => ({
  find: ['logging', 'metrics', 'list', `--filter=name="${name}"`, '--format=value(name)', of],
  create: () => ['logging', 'metrics', 'create', name, `--config-from-file=${file}`, of],
  update: () => ['logging', 'metrics', 'update', name, `--config-from-file=${file}`, of],
});

function policyStep(file: string, path: string, of: string): Step {
  const { displayName } = read(file) as Named;
  const policies = ['alpha', 'monitoring', 'policies'];
  return {
    find: [...policies, 'list', ...byName(displayName), of],
    create: ({ channel }) => [
      ...[...policies, 'create', `--policy-from-file=${path}`],
      ...[`--notification-channels=${channel}`, of],
    ],
    update: (found, { channel }) => [
      ...[...policies, 'update', found, `--policy-from-file=${path}`],
      ...[`--set-notification-channels=${channel}`, of],
    ],
  };
}

function budgetSteps(project: string): Step[] {
  const { displayName, amount, thresholds } = read('budget.json') as Budget;
  const name = `${displayName} ${project}`;
  return [
    {
      as: 'billingAccount',
      find: [
        ...['billing', 'projects', 'describe', project],
        '--format=value(billingAccountName.basename())',
      ],
      create: () => ['billing', 'accounts', 'list'],
      update: () => null,
    },
    {
      find: ['billing', 'budgets', 'list', ...byName(name), '--billing-account=BILLING_ACCOUNT'],
      create: ({ billingAccount, channel }) => [
        ...['billing', 'budgets', 'create', `--billing-account=${billingAccount}`],
        ...[`--display-name=${name}`, `--budget-amount=${amount}`],
        `--filter-projects=projects/${project}`,
        ...thresholds.map((percent) => `--threshold-rule=percent=${percent}`),
        `--notifications-rule-monitoring-notification-channels=${channel}`,
      ],
      update: (found) => ['billing', 'budgets', 'update', found, `--budget-amount=${amount}`],
    },
  ];
}
