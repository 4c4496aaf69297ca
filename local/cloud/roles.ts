import type { Command } from './gcloud';

/** Where a role is given: on the whole project, on the manuals' bucket, on the functions' own account. */
type Place = 'project' | 'bucket' | 'account';
type Binding = { role: string; on: Place; why: string };

/** What the functions' account needs, each with the call that fails without it. */
export const FUNCTIONS_ROLES: readonly Binding[] = [
  { role: 'roles/datastore.user', on: 'project', why: 'Firestore' },
  { role: 'roles/firebaseauth.admin', on: 'project', why: 'sessions and accounts' },
  { role: 'roles/cloudtasks.enqueuer', on: 'project', why: 'a manual is handed to the queue' },
  { role: 'roles/run.invoker', on: 'project', why: 'queues call their functions' },
  { role: 'roles/eventarc.eventReceiver', on: 'project', why: 'a file has arrived' },
  { role: 'roles/aiplatform.user', on: 'project', why: 'answers and vectors' },
  { role: 'roles/documentai.apiUser', on: 'project', why: 'scanned pages' },
  { role: 'roles/cloudbuild.builds.builder', on: 'project', why: 'it builds the functions' },
  { role: 'roles/storage.objectAdmin', on: 'bucket', why: 'manuals, indexes, archives' },
  { role: 'roles/iam.serviceAccountTokenCreator', on: 'account', why: 'signed links' },
  { role: 'roles/iam.serviceAccountUser', on: 'account', why: 'tasks that run as itself' },
];

export type Names = { project: string; number: string; bucket: string; maintainer: string | null };

/** Known only to Google; what stands for it where nothing is asked. */
export const UNKNOWN_NUMBER = 'PROJECT_NUMBER';

export const askForNumber = (project: string): Command => [
  ...['projects', 'describe', project],
  '--format=value(projectNumber)',
];

/** Every role and binding as commands, in order; each may be repeated. */
export function roleCommands({ project, number, bucket, maintainer }: Names): Command[] {
  const account = `${number}-compute@developer.gserviceaccount.com`;
  const storageAgent = `service-${number}@gs-project-accounts.iam.gserviceaccount.com`;
  const bind = (on: Place, member: string, role: string): Command => [
    ...targetOf(on, { project, bucket, account }),
    ...[`--member=${member}`, `--role=${role}`],
    // Without it gcloud asks, where another binding has a condition.
    ...(on === 'bucket' ? [] : ['--condition=None']),
    ...['--format=none', `--project=${project}`],
  ];
  return [
    // Makes the agent, which a project has only from its first use on.
    ['storage', 'service-agent', `--project=${project}`],
    bind('project', `serviceAccount:${storageAgent}`, 'roles/pubsub.publisher'),
    ...FUNCTIONS_ROLES.map(({ role, on }) => bind(on, `serviceAccount:${account}`, role)),
    // For `check:cloud`, which asks as the functions' account.
    ...(maintainer === null
      ? []
      : [bind('account', `user:${maintainer}`, 'roles/iam.serviceAccountTokenCreator')]),
  ];
}

function targetOf(
  on: Place,
  { project, bucket, account }: { project: string; bucket: string; account: string },
): Command {
  const add = 'add-iam-policy-binding';
  if (on === 'bucket') return ['storage', 'buckets', add, `gs://${bucket}`];
  return on === 'project' ? ['projects', add, project] : ['iam', 'service-accounts', add, account];
}
