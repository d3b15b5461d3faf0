import type { Knex } from 'knex';
import type { KnowledgeBasesModule } from '../../modules/knowledge-bases/index.js';
import type { Skills } from '../../modules/skills/skills.js';
import type { ToolServers } from '../../modules/tool-servers/tool-servers.js';
import { contentKey, skillKey, uploadKey } from '../../modules/uploads/keys.js';
import type { ObjectStorage } from '../../platform/storage/port.js';
import { defaults } from '../../generated/fields.js';
import { autocommit } from '../../platform/unit-of-work/unit-of-work.js';
import { demoOrganizationId } from '../identity/index.js';
import { toolServerKey, type EmbeddedToolServer } from '../tool-server/index.js';
import type { AgentResources, DemoAgents } from './agents.js';
import { setNextIds } from './record-ids.js';
import { pdfOf } from './pdf.js';
import { ada, ben } from './people.js';

export interface DemoResourceDependencies {
  database: Knex;
  storage: ObjectStorage;
  skills: Skills;
  knowledgeBases: Pick<KnowledgeBasesModule, 'create' | 'files'>;
  toolServers: ToolServers;
  toolServer: EmbeddedToolServer;
}

const embeddingModel = 'offline:embedding';
const incidentReport = `---
name: incident-report
description: Writes an incident report from a chat
version: '1.2'
owner: support
---
# Incident report

Fill in template.md with what the chat says. Ask for what is missing.
`;
const template = `# Incident

- Arm and serial number:
- What happened, and when:
- What was tried:
- Parts that were replaced:
`;
const manual = pdfOf([
  'Arm X2 manual',
  'The arm stops by itself when the joint temperature reaches 40 degrees.',
  'E-17: the brake of joint 2 does not release. Check its 24 V supply first.',
  'Brake kit BK-2 fits joints 1 to 3.',
]);
const faq = `# Gripper questions

A gripper that runs hot also makes the arm stop early.

To change a gripper, release the air and turn the ring a quarter to the left.
`;
const notice = '# Safety notice\n\nWait until the joint is cold before you touch the brake.\n';

async function addSkills({ database, storage, skills }: DemoResourceDependencies): Promise<number> {
  await setNextIds(database, { skills: 5, skill_files: 51 });
  const { id } = await skills.create(ben, { ...defaults.SkillCreate, skillMdContent: incidentReport }, autocommit);
  const size = Buffer.byteLength(template);
  const { file } = await skills.files.add(
    ben,
    {
      skillId: id,
      fileName: 'template.md',
      contentType: 'text/markdown',
      fileSize: size,
    },
    autocommit,
  );
  const key = skillKey(demoOrganizationId, file.fileId, file.fileName);
  await storage.put({ key, body: template, contentType: 'text/markdown' });
  const summary = '---\nname: visit-summary\n---\nSum up the visit in five sentences.\n';
  await skills.create(ben, { ...defaults.SkillCreate, skillMdContent: summary }, autocommit);
  return id;
}

interface Upload {
  readonly fileId: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly body: string | Buffer;
}

const uploads = {
  manual: {
    fileId: '7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11',
    fileName: 'arm-x2-manual.pdf',
    contentType: 'application/pdf',
    body: manual,
  },
  faq: {
    fileId: '8c2a7b63-4d1f-4e64-8b46-1a3a7a1d0e22',
    fileName: 'gripper-faq.md',
    contentType: 'text/markdown',
    body: faq,
  },
  notice: {
    fileId: 'cf6ebfa7-8b5d-4ca8-af8a-5e7eae5b4c66',
    fileName: 'safety-notice.md',
    contentType: 'text/markdown',
    body: notice,
  },
  /** No knowledge base contains this file, so that the reference page can add it to one. */
  gripperManual: {
    fileId: 'bf5dae96-7a4c-4b97-9e79-4d6dad4a3b55',
    fileName: 'gripper-g4-manual.pdf',
    contentType: 'application/pdf',
    body: pdfOf(['Gripper G4 manual', 'Replace the jaws GJ-4 after 200,000 cycles.']),
  },
} satisfies Record<string, Upload>;

async function put(storage: ObjectStorage, { fileId, fileName, contentType, body }: Upload) {
  const fileKey = uploadKey(demoOrganizationId, fileId, fileName);
  const metadata = { 'file-type': contentType, 'org-id': demoOrganizationId, 'user-id': ada.userId };
  await storage.put({ key: fileKey, body, contentType, metadata });
  const keys = { fileKey, contentKey: contentKey(demoOrganizationId, fileId) };
  return { ...defaults.KnowledgeBaseFileCreate, fileId, fileName, contentType, ...keys };
}

async function addManuals({ database, storage, knowledgeBases }: DemoResourceDependencies): Promise<number> {
  await setNextIds(database, { knowledge_bases: 1, knowledge_base_files: 21 });
  const description = 'Manuals and frequent questions of the robot arms';
  const base = {
    ...defaults.KnowledgeBaseCreate,
    name: 'Product manuals',
    description,
    embeddingModel,
    language: 'english',
  } as const;
  const { id } = await knowledgeBases.create(ada, base, autocommit);
  await put(storage, uploads.gripperManual);
  const given = await put(storage, uploads.manual);
  await knowledgeBases.files.add(
    ada,
    { kbId: id, ...given, userMetadata: { product: 'Arm X2', language: 'en' } },
    autocommit,
  );
  const failed = await put(storage, uploads.faq);
  await storage.put({ key: failed.contentKey, body: faq, contentType: 'text/markdown' });
  const { id: failedId } = await knowledgeBases.files.add(ada, { kbId: id, ...failed }, autocommit);
  // Mark the file as failed, so that a user of the demo can retry it.
  await database.raw(
    `update knowledge_base_files set processing_status = 'chunk_failed', next_step = 'embed',
       processing_error = 'The embedding model did not respond'
     where organization_id = :organizationId and id = :failedId`,
    { organizationId: demoOrganizationId, failedId },
  );
  await knowledgeBases.files.add(ada, { kbId: id, ...(await put(storage, uploads.notice)) }, autocommit);
  return id;
}

async function addToolServers({ database, toolServers, toolServer }: DemoResourceDependencies): Promise<number> {
  await setNextIds(database, { tool_servers: 3 });
  const { id } = await toolServers.create(
    ada,
    {
      ...defaults.ToolServerCreate,
      name: 'Parts inventory',
      url: toolServer.url,
      headers: { Authorization: toolServerKey },
    },
    autocommit,
  );
  await toolServers.create(
    ada,
    {
      ...defaults.ToolServerCreate,
      name: 'Old inventory',
      url: 'https://mcp.acme-robotics.example/v1',
      transport: 'sse',
      enabled: false,
    },
    autocommit,
  );
  return id;
}

export async function addResources(dependencies: DemoResourceDependencies): Promise<AgentResources> {
  const [incidentReportId, manuals, partsInventory] = await Promise.all([
    addSkills(dependencies),
    addManuals(dependencies),
    addToolServers(dependencies),
  ]);
  return { incidentReport: incidentReportId, manuals, partsInventory };
}

/** Adds the knowledge base whose trigger runs an agent. */
export async function addVisitReports(
  { database, knowledgeBases }: DemoResourceDependencies,
  { reportWriter }: DemoAgents,
): Promise<void> {
  await setNextIds(database, { knowledge_bases: 2 });
  await knowledgeBases.create(
    ben,
    {
      ...defaults.KnowledgeBaseCreate,
      name: 'Visit reports',
      description: 'Reports written after a visit to a customer',
      embeddingModel,
      language: 'english',
      extractionModel: 'offline:echo',
      extractionSchema: {
        type: 'object',
        properties: {
          customer: { type: 'string', description: 'Name of the customer.' },
          visitedOn: { type: 'string', description: 'Day of the visit.', format: 'date' },
        },
        required: ['customer'],
      },
      source: 'field-service',
      trigger: { enabled: true, agentId: reportWriter, prompt: 'Check the new report for open points and list them.' },
    },
    autocommit,
  );
}

/** Updates the stored URL of the tool server, because its port may differ from that of the previous start. */
export async function refreshToolServer({
  toolServers,
  toolServer,
}: Pick<DemoResourceDependencies, 'toolServers' | 'toolServer'>): Promise<void> {
  for await (const { id, url } of toolServers.list(demoOrganizationId)) {
    if (!/^http:\/\/127\.0\.0\.1:\d+\/mcp$/.test(url) || url === toolServer.url) continue;
    const current = { url: toolServer.url, headers: { Authorization: toolServerKey } };
    await toolServers.update(demoOrganizationId, id, current, autocommit);
    return;
  }
}
