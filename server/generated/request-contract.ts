// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

export const requestContract: object = {
 "openapi": "3.1.0",
 "x-organization-limits": {
  "agents": 10000,
  "agentTags": 10000,
  "knowledgeBases": 10000,
  "skills": 10000,
  "scheduledTasks": 10000,
  "failedExecutionsInARow": 3,
  "toolServers": 1000,
  "webhookEndpoints": 20,
  "concurrentRuns": 5,
  "concurrentFiles": 2,
  "streamedRunsOfUser": 10,
  "backgroundRunsOfUser": 100,
  "runsInProgress": 1000,
  "executionsOfTaskInProgress": 10,
  "slotsRecordedAtOnce": 1440
 },
 "x-concurrency-limits": {
  "interactionLists": {
   "maxPerOrganization": 2,
   "maxWaitSeconds": 5
  },
  "textSearches": {
   "max": 3,
   "maxPerOrganization": 2,
   "maxWaitSeconds": 5
  },
  "toolServerTests": {
   "max": 20,
   "maxPerOrganization": 5,
   "maxWaitSeconds": 10
  },
  "webhookEndpointTests": {
   "max": 20,
   "maxPerOrganization": 5,
   "maxWaitSeconds": 10
  }
 },
 "x-idempotency": {
  "hours": 24,
  "largeReplies": {
   "overBytes": 65536,
   "keptOfUser": 100,
   "maxBytes": 4194304
  }
 },
 "x-header-limits": {
  "bytes": 16384
 },
 "x-body-limits": {
  "bytes": 1048576,
  "depth": 64,
  "values": 20000
 },
 "x-tool-server-limits": {
  "messageBytes": 4194304,
  "messageValues": 10000,
  "messageDepth": 100,
  "streamBytes": 16777216,
  "streamLines": 10000,
  "tools": 1000,
  "toolPages": 100,
  "toolCharacters": 1048576,
  "toolValues": 50000,
  "toolsOfRun": 1000
 },
 "x-retention-days": {
  "auditLog": 365,
  "deletedRecords": 30,
  "webhookDeliveries": 30
 },
 "x-default-titles": {
  "characters": 80,
  "withoutText": "New conversation"
 },
 "x-webhook-limits": {
  "failingDays": 5,
  "attemptSeconds": 15
 },
 "x-document-limits": {
  "fileBytes": 52428800,
  "textCharacters": 20000000
 },
 "x-document-types": {
  "unspecificContentTypes": [
   "text/plain",
   "application/octet-stream",
   "binary/octet-stream",
   "application/zip",
   "application/x-zip-compressed",
   "application/vnd.ms-excel",
   "video/mp2t"
  ],
  "types": {
   "txt": {
    "description": "a text",
    "contentTypes": [
     "text/plain"
    ],
    "extensions": [
     "txt",
     "text",
     "log",
     "rst",
     "adoc",
     "tex"
    ]
   },
   "md": {
    "description": "a Markdown text",
    "contentTypes": [
     "text/markdown",
     "text/x-markdown"
    ],
    "extensions": [
     "md",
     "markdown"
    ]
   },
   "json": {
    "description": "JSON",
    "contentTypes": [
     "application/json",
     "text/json"
    ],
    "extensions": [
     "json",
     "ipynb"
    ]
   },
   "csv": {
    "description": "CSV",
    "contentTypes": [
     "text/csv",
     "application/csv",
     "text/tab-separated-values"
    ],
    "extensions": [
     "csv",
     "tsv"
    ]
   },
   "xml": {
    "description": "XML",
    "contentTypes": [
     "application/xml",
     "text/xml"
    ],
    "extensions": [
     "xml",
     "svg"
    ]
   },
   "yaml": {
    "description": "YAML",
    "contentTypes": [
     "application/yaml",
     "application/x-yaml",
     "text/yaml",
     "text/x-yaml"
    ],
    "extensions": [
     "yaml",
     "yml"
    ]
   },
   "html": {
    "description": "HTML",
    "contentTypes": [
     "text/html",
     "application/xhtml+xml"
    ],
    "extensions": [
     "html",
     "htm",
     "xhtml"
    ]
   },
   "pdf": {
    "description": "a PDF document",
    "contentTypes": [
     "application/pdf",
     "application/x-pdf"
    ],
    "extensions": [
     "pdf"
    ]
   },
   "docx": {
    "description": "a Word document (.docx)",
    "contentTypes": [
     "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
    ],
    "extensions": [
     "docx"
    ]
   },
   "xlsx": {
    "description": "an Excel workbook (.xlsx)",
    "contentTypes": [
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    ],
    "extensions": [
     "xlsx"
    ]
   },
   "pptx": {
    "description": "a PowerPoint presentation (.pptx)",
    "contentTypes": [
     "application/vnd.openxmlformats-officedocument.presentationml.presentation"
    ],
    "extensions": [
     "pptx"
    ]
   },
   "odt": {
    "description": "an OpenDocument text (.odt)",
    "contentTypes": [
     "application/vnd.oasis.opendocument.text"
    ],
    "extensions": [
     "odt"
    ]
   },
   "rtf": {
    "description": "a Rich Text document",
    "contentTypes": [
     "application/rtf",
     "text/rtf"
    ],
    "extensions": [
     "rtf"
    ]
   },
   "epub": {
    "description": "an EPUB book",
    "contentTypes": [
     "application/epub+zip"
    ],
    "extensions": [
     "epub"
    ]
   },
   "eml": {
    "description": "an email message",
    "contentTypes": [
     "message/rfc822"
    ],
    "extensions": [
     "eml"
    ]
   },
   "source code": {
    "description": "source code",
    "contentTypes": [
     "application/graphql",
     "application/javascript",
     "application/sql",
     "application/toml",
     "application/typescript",
     "application/x-httpd-php",
     "application/x-javascript",
     "application/x-perl",
     "application/x-php",
     "application/x-python-code",
     "application/x-ruby",
     "application/x-sh",
     "application/x-sql",
     "application/x-typescript",
     "text/css",
     "text/ecmascript",
     "text/javascript",
     "text/typescript",
     "text/x-c",
     "text/x-c++",
     "text/x-c++hdr",
     "text/x-c++src",
     "text/x-chdr",
     "text/x-csharp",
     "text/x-csrc",
     "text/x-diff",
     "text/x-go",
     "text/x-java",
     "text/x-java-source",
     "text/x-kotlin",
     "text/x-lua",
     "text/x-makefile",
     "text/x-patch",
     "text/x-perl",
     "text/x-php",
     "text/x-python",
     "text/x-r",
     "text/x-ruby",
     "text/x-rust",
     "text/x-scala",
     "text/x-scss",
     "text/x-sh",
     "text/x-shellscript",
     "text/x-sql",
     "text/x-swift",
     "text/x-typescript"
    ],
    "extensions": [
     "bash",
     "bat",
     "c",
     "cc",
     "cfg",
     "cjs",
     "clj",
     "conf",
     "cpp",
     "cs",
     "css",
     "cts",
     "cxx",
     "dart",
     "diff",
     "dockerfile",
     "ex",
     "exs",
     "go",
     "gradle",
     "graphql",
     "groovy",
     "h",
     "hpp",
     "hs",
     "ini",
     "java",
     "jl",
     "js",
     "jsx",
     "kt",
     "kts",
     "less",
     "lua",
     "m",
     "makefile",
     "mjs",
     "mm",
     "mts",
     "patch",
     "php",
     "pl",
     "pm",
     "proto",
     "ps1",
     "py",
     "r",
     "rb",
     "rs",
     "sass",
     "scala",
     "scss",
     "sh",
     "sql",
     "svelte",
     "swift",
     "tf",
     "toml",
     "ts",
     "tsx",
     "vb",
     "vue",
     "zsh"
    ]
   }
  }
 },
 "info": {
  "title": "Agent Platform Administration Interface",
  "version": "1.0.0",
  "summary": "Administration of an organization that builds and runs AI agents.",
  "description": "Manage an organization's agents, models, tools, knowledge bases, skills, members, uploads, conversations, usage\ndata, scheduled tasks, tool servers, webhook endpoints and audit log.\n\n## Get a token\n\nSend the header `Authorization: Bearer <ACCESS_TOKEN>` with every request. The token is a JWT from the identity\nprovider. It names the user, the organization and the user's role in it. Sign in with the identity provider, select\nthe organization, and ask the provider's SDK for a session token. Tokens are short-lived: after a 401, get a new\ntoken and repeat the request.\n\n## Make the first call\n\n    curl https://api.agent-platform.example/me/permissions -H \"Authorization: Bearer $TOKEN\"\n\nThe reply contains the user, the organization, the role, and every operation that the caller may call.\n\nEvery call acts inside the organization of the token. A record of another organization returns the same error as a\nrecord that does not exist. Unknown query parameters and unknown body fields return 400. Updates accept read-only\nfields and ignore them, so that a record can be read, changed and written back.\n\n## Roles\n\nThe description of an operation begins with the role that it requires. Each role includes the roles in the rows\nabove it.\n\n| Role | May |\n|---|---|\n| `org:guest` | upload files; chat with released agents that are shown in the chat; read, rename, rate and delete own conversations; read own usage data |\n| `org:member` | also read agents, tags, models and tools; chat with every agent; manage knowledge bases, existing skills and own scheduled tasks |\n| `org:agent_manager` | also create agents, update them, roll them back and save checkpoints |\n| `org:admin` | everything, including access to conversations and scheduled tasks of other users. Only the owner of a conversation can send messages in it |\n\nAn operation that names a permission also accepts a token with that permission and any role except `org:guest`.\n\n## Read a list page by page\n\n| Parameters | How to continue |\n|---|---|\n| `limit`, `offset` | Increase `offset` by `limit` until it reaches `totalCount`. |\n| `limit`, `cursor` | Pass `nextCursor` as `cursor` until it is null. |\n| `limit`, `before` | Pass `nextCursor` as `before` until it is null. |\n| `limit` only | The list has no further pages. Restrict it with the other parameters. |\n| none | The list is complete. |\n\n## Repeat a write\n\nSend the header `Idempotency-Key` with every write. The first request with a key is carried out. For 24 hours, the\nsame request with the same key changes nothing and returns the same status and body, with `Idempotency-Replayed:\ntrue`. Exceptions:\n\n| Case | The repeat |\n|---|---|\n| The first request is in progress | returns 409 with `Retry-After` |\n| The reply to the first request was a stream | returns 409 with the conversation in `X-Thread-ID` |\n| The key was used for another request, or with another role or other permissions | returns 422 |\n| The first request returned 400, and its code has the `means` `invalid_request` or `missing_field` in `x-errors` | is carried out. A corrected request can use the same key |\n| The first request returned a 4xx that is neither 400 nor 404 | is carried out. A corrected request can use the same key |\n| The first request returned 5xx | is carried out. If the first request took effect, the effect does not occur twice |\n| An entry of a bulk request failed with `Too Many Requests`, `Service Unavailable` or `Internal Server Error` | is carried out for the entries that did not take effect |\n\nKeys are separate per user, organization and operation. Replies over 4,194,304 bytes are not stored. Of each user's\nreplies over 65,536 bytes, only the newest 100 are stored. A repeat without a stored reply is carried out. If a\nserver process crashes, the keys of the requests in progress can be used again after 3 seconds. `x-safe-to-repeat`\nmarks writes that need no key.\n\n## Try a deletion\n\nDeletions and some other operations have the parameter `dryRun`. A request with `dryRun=true` changes nothing. Its\nreply, success or error, is the same as without `dryRun`, except for times and new ids. A dry run does not predict\nrefusals by the identity provider. `GET /dependents` returns what a deletion changes in other records.\n\n## Prevent lost updates\n\nIf two callers read a record and save it one after the other, the second save undoes the first. To prevent that,\nsend the header `If-Match` with the `etag` of the record that you read, in quotation marks:\n\n    curl -X PUT \"https://api.agent-platform.example/scheduled-tasks/manage?taskId=7\" \\\n      -H \"Authorization: Bearer $TOKEN\" -H \"Content-Type: application/json\" \\\n      -H 'If-Match: \"nQm3ZtV7bLcA2sXk\"' -d '{\"schedule\": \"0 7 * * 1-5\"}'\n\nIf the record has changed since you read it, the request changes nothing and returns 412, with the current tag in\n`ETag`. Read the record again and repeat the change. Without `If-Match`, the request overwrites the change of the\nother caller. Operations that do not list the header ignore it.\n\nThe `etag` changes when a field that callers can set changes, or a webhook secret is rotated. Each write of a tool\nserver's headers or of a skill's text changes it too, even if the value is the same. Runs, totals and timestamps do\nnot change the `etag`.\n\n## Read an error\n\nThe body of an error is `{error, details?}`, and the header `X-Error-Code` has its code. Codes and texts do not\nchange. `x-errors` lists the text and action of each code. An operation returns the codes in its `x-error-codes` and\nin the `x-error-codes` of its responses. If both lists have a code with the same `means` in `x-errors`, the\noperation's code replaces the code of the response. For example, an operation with `validation_error` does not\nreturn `bad_request`. Any request can also return `not_found`, `method_not_allowed`, `request_timeout`,\n`request_headers_too_large` and `not_implemented`.\n\nIf the code of a 400 has the `means` `invalid_request`, the request does not match the contract or violates a rule.\n`details` then lists the problems. A 429 or 503 has `Retry-After`. If you contact support, send the value of\n`X-Request-Id`.\n\n## Stream a chat\n\n    curl -N https://api.agent-platform.example/chat -H \"Authorization: Bearer $TOKEN\" \\\n      -H \"Content-Type: application/json\" \\\n      -d '{\"agentId\": 1, \"message\": {\"role\": \"user\", \"parts\": [{\"type\": \"text\", \"text\": \"Hello\"}]}}'\n\nThe reply is a stream of server-sent events, which the AI SDK's chat client reads. The header `X-Thread-ID` has the\nid of the conversation. Send it as `threadId` with the next message.\n\n## Rate limits\n\nThese limits are the defaults. The installation can set others.\n\n| Requests | Limit |\n|---|---|\n| of a user | 1,000 requests in 10 seconds |\n| of an organization | 10,000 requests in 10 seconds |\n| `POST /chat`, of a user | 60 requests in 60 seconds |\n\n`RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` describe the limit with the fewest requests left. A\nrequest over a limit returns 429. Requests without a valid token are limited per network address.\n\n## Organization limits\n\n| `x-organization-limits` | Maximum | Counts |\n|---|---|---|\n| `agents` | 10,000 | agents |\n| `agentTags` | 10,000 | agent tags |\n| `knowledgeBases` | 10,000 | knowledge bases |\n| `skills` | 10,000 | skills |\n| `scheduledTasks` | 10,000 | scheduled tasks |\n| `toolServers` | 1,000 | tool servers |\n| `webhookEndpoints` | 20 | webhook endpoints |\n| `failedExecutionsInARow` | 3 | failed executions in a row that disable a scheduled task |\n| `concurrentRuns` | 5 | concurrent background runs of messages and triggers, and 5 more for scheduled tasks |\n| `concurrentFiles` | 2 | files of knowledge bases that are processed concurrently |\n| `streamedRunsOfUser` | 10 | streamed runs of a user in progress |\n| `backgroundRunsOfUser` | 100 | background runs of a user, including waiting ones |\n| `runsInProgress` | 1,000 | runs in progress, including waiting ones |\n| `executionsOfTaskInProgress` | 10 | executions of a scheduled task in progress |\n| `slotsRecordedAtOnce` | 1,440 | past slots of a scheduled task that are recorded together; older slots are omitted. A slot is a time at which the schedule fires |\n\nRuns over `concurrentRuns` and files over `concurrentFiles` wait. The installation can set other values for these\ntwo and for `failedExecutionsInARow`. A message over `streamedRunsOfUser`, `backgroundRunsOfUser` or\n`runsInProgress` returns 429. Runs of triggers and scheduled tasks count towards `backgroundRunsOfUser` and\n`runsInProgress`, but are never refused. Runs of sub-conversations are not counted.\n\n## Request headers\n\nThe request line and the headers of a request may have 16,384 bytes in total (`x-header-limits`). A larger request\ncan return 431.\n\n## Concurrent requests\n\nEach server process limits these concurrent requests, per organization and in total. A further request waits. After\nthe maximum wait, it returns 503.\n\n| `x-concurrency-limits` | Per organization | In total | Maximum wait | Requests |\n|---|---|---|---|---|\n| `interactionLists` | 2 | set by the installation | 5 seconds | `GET /dashboard/getInteractions` |\n| `textSearches` | 2 | 3 | 5 seconds | `GET /conversations`, `GET /dashboard/getStats` and pages of `GET /dashboard/getInteractions`, with the filter `text` |\n| `toolServerTests` | 5 | 20 | 10 seconds | tests of tool servers |\n| `webhookEndpointTests` | 5 | 20 | 10 seconds | tests of webhook endpoints |\n\n## Dates and times\n\nDates and times in replies are ISO 8601 in UTC; requests may use any offset. Some fields are milliseconds since\n1970.\n",
  "contact": {
   "name": "Agent Platform",
   "url": "https://agent-platform.example/support",
   "email": "support@agent-platform.example"
  },
  "license": {
   "name": "MIT",
   "identifier": "MIT"
  }
 },
 "servers": [
  {
   "url": "/"
  }
 ],
 "tags": [
  {
   "name": "Agents",
   "description": "Agents, their configuration and versions, and the refresh of their tools."
  },
  {
   "name": "Agent tags",
   "description": "Tags that group agents."
  },
  {
   "name": "Tools",
   "description": "The catalog of tools that agents may use."
  },
  {
   "name": "Models",
   "description": "The catalog of models that agents and knowledge bases may use."
  },
  {
   "name": "Knowledge bases",
   "description": "Knowledge bases, their files, and search in them."
  },
  {
   "name": "Skills",
   "description": "Skills, which agents load when they need them: a SKILL.md file with bundled files."
  },
  {
   "name": "Organization",
   "description": "Members of the organization, their metadata and invitations, and the permissions of the caller. Also the audit log, deleted records, what depends on a record, and the erasure of a person's data."
  },
  {
   "name": "Uploads",
   "description": "File uploads to the storage, in two steps."
  },
  {
   "name": "Conversations",
   "description": "Conversations with agents, and their messages."
  },
  {
   "name": "Dashboard",
   "description": "Usage data of conversations."
  },
  {
   "name": "Scheduled tasks",
   "description": "Prompts that agents receive on a schedule, and their executions."
  },
  {
   "name": "Tool servers",
   "description": "MCP servers whose tools agents may use."
  },
  {
   "name": "Webhook endpoints",
   "description": "Addresses to which the service sends the events of the organization."
  },
  {
   "name": "Webhooks",
   "description": "Events that the identity provider sends to the service."
  }
 ],
 "paths": {
  "/agents": {
   "get": {
    "operationId": "listAgents",
    "x-fern-sdk-group-name": [
     "agents"
    ],
    "x-fern-sdk-method-name": "list",
    "x-sdk-methods": {
     "list": "listAgents",
     "get": "getAgent"
    },
    "tags": [
     "Agents"
    ],
    "summary": "List agents, or get one",
    "x-required-role": "org:member",
    "x-reply-with": "id",
    "parameters": [
     {
      "name": "id",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Id"
      },
      "example": 1,
      "allowReserved": true
     }
    ],
    "x-error-codes": [
     "management_access_required",
     "agent_not_found"
    ],
    "responses": {
     "200": {}
    }
   },
   "post": {
    "operationId": "saveAgent",
    "x-fern-sdk-group-name": [
     "agents"
    ],
    "x-fern-sdk-method-name": "save",
    "tags": [
     "Agents"
    ],
    "summary": "Create or update an agent",
    "x-required-role": "org:agent_manager",
    "x-required-permission": [
     "org:manage_agents:create",
     "org:manage_agents:update"
    ],
    "x-required-permission-by-field": {
     "field": "id",
     "present": "org:manage_agents:update",
     "absent": "org:manage_agents:create"
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/IfMatch"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AgentSave"
       },
       "examples": {
        "create": {
         "summary": "Create an agent",
         "value": {
          "name": "Support Concierge",
          "model": "openai:gpt-5-mini",
          "systemPrompt": "You are the first contact for owners of Acme robot arms. Be brief and precise.",
          "conversationStarters": [
           "My arm stops moving",
           "How do I change a gripper?"
          ],
          "stage": "released",
          "emailSlug": "support-concierge",
          "tagIds": [
           1
          ]
         }
        },
        "update": {
         "summary": "Change two fields and keep the rest",
         "value": {
          "id": 1,
          "maxToolRoundtrips": 20,
          "systemPrompt": "You are the first contact for owners of Acme robot arms. Ask for the serial number first."
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "agent_limit_reached",
     "email_slug_reserved",
     "email_slug_in_use",
     "model_provider_not_found",
     "admin_required",
     "agent_not_found",
     "reference_not_found"
    ],
    "responses": {
     "200": {}
    }
   },
   "delete": {
    "operationId": "deleteAgent",
    "x-fern-sdk-group-name": [
     "agents"
    ],
    "x-fern-sdk-method-name": "delete",
    "tags": [
     "Agents"
    ],
    "summary": "Delete an agent",
    "x-required-role": "org:admin",
    "x-required-permission": [
     "org:manage_agents:delete"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/DryRun"
     },
     {
      "$ref": "#/components/parameters/IfMatch"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AgentDelete"
       },
       "examples": {
        "delete": {
         "summary": "Delete agent 1",
         "value": {
          "agentId": 1
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "agent_id_required",
     "admin_required",
     "agent_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/agents/versions": {
   "get": {
    "operationId": "listAgentVersions",
    "x-fern-sdk-group-name": [
     "agents",
     "versions"
    ],
    "x-fern-sdk-method-name": "list",
    "x-sdk-methods": {
     "list": "listAgentVersions",
     "get": "getAgentVersion"
    },
    "tags": [
     "Agents"
    ],
    "summary": "List the versions of an agent, or get one",
    "x-required-role": "org:member",
    "x-reply-with": "versionId",
    "parameters": [
     {
      "name": "agentId",
      "in": "query",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/Id"
      },
      "example": 1,
      "allowReserved": true
     },
     {
      "name": "versionId",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Id"
      },
      "example": 13,
      "allowReserved": true
     },
     {
      "name": "limit",
      "in": "query",
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 200,
       "default": 50,
       "format": "int32"
      },
      "example": 50,
      "allowReserved": true
     },
     {
      "name": "before",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Id"
      },
      "example": 13,
      "allowReserved": true
     }
    ],
    "x-error-codes": [
     "management_access_required",
     "agent_not_found",
     "version_not_found"
    ],
    "responses": {
     "200": {}
    }
   },
   "post": {
    "operationId": "changeAgentVersion",
    "x-fern-sdk-group-name": [
     "agents",
     "versions"
    ],
    "x-fern-sdk-method-name": "change",
    "x-sdk-methods": {
     "rollback": "restoreAgentVersion",
     "checkpoint": "createAgentCheckpoint"
    },
    "x-example-with": {
     "field": "action",
     "value": "checkpoint",
     "example": "checkpointCreated"
    },
    "tags": [
     "Agents"
    ],
    "summary": "Roll back to a version, or save a checkpoint",
    "x-required-role": "org:agent_manager",
    "x-required-permission": [
     "org:manage_agents:update"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/DryRun"
     },
     {
      "$ref": "#/components/parameters/IfMatch"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AgentVersionChange"
       },
       "examples": {
        "rollback": {
         "summary": "Roll back to version 12",
         "value": {
          "agentId": 1,
          "action": "rollback",
          "versionId": 12
         }
        },
        "checkpoint": {
         "summary": "Save a labelled checkpoint",
         "value": {
          "agentId": 1,
          "action": "checkpoint",
          "label": "Before the winter sale"
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "version_email_slug_in_use",
     "admin_required",
     "agent_not_found",
     "version_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/agents/sync-tools": {
   "post": {
    "operationId": "syncAgentTools",
    "x-fern-sdk-group-name": [
     "agents"
    ],
    "x-fern-sdk-method-name": "syncTools",
    "tags": [
     "Agents"
    ],
    "summary": "Refresh the tool schemas of all agents",
    "x-required-role": "org:admin",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/DryRun"
     }
    ],
    "x-error-codes": [
     "sync_tools_admin_required"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/agent-tags": {
   "get": {
    "operationId": "listAgentTags",
    "x-fern-sdk-group-name": [
     "tags"
    ],
    "x-fern-sdk-method-name": "list",
    "tags": [
     "Agent tags"
    ],
    "summary": "List agent tags",
    "x-required-role": "org:member",
    "x-error-codes": [
     "management_access_required"
    ],
    "responses": {
     "200": {}
    }
   },
   "post": {
    "operationId": "createAgentTag",
    "x-fern-sdk-group-name": [
     "tags"
    ],
    "x-fern-sdk-method-name": "create",
    "tags": [
     "Agent tags"
    ],
    "summary": "Create an agent tag",
    "x-required-role": "org:admin",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AgentTagCreate"
       },
       "examples": {
        "create": {
         "summary": "A new tag",
         "value": {
          "name": "customer-facing"
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "validation_error",
     "agent_tag_limit_reached",
     "admin_required"
    ],
    "responses": {
     "200": {}
    }
   },
   "put": {
    "operationId": "updateAgentTag",
    "x-fern-sdk-group-name": [
     "tags"
    ],
    "x-fern-sdk-method-name": "update",
    "tags": [
     "Agent tags"
    ],
    "summary": "Update an agent tag",
    "x-required-role": "org:admin",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/IfMatch"
     },
     {
      "$ref": "#/components/parameters/AgentTagId"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AgentTagUpdate"
       },
       "examples": {
        "otherName": {
         "summary": "Another name",
         "value": {
          "name": "customers"
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "validation_error",
     "tag_name_in_use",
     "admin_required",
     "tag_not_found"
    ],
    "responses": {
     "200": {}
    }
   },
   "delete": {
    "operationId": "deleteAgentTag",
    "x-fern-sdk-group-name": [
     "tags"
    ],
    "x-fern-sdk-method-name": "delete",
    "tags": [
     "Agent tags"
    ],
    "summary": "Delete an agent tag",
    "x-required-role": "org:admin",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/DryRun"
     },
     {
      "$ref": "#/components/parameters/IfMatch"
     },
     {
      "$ref": "#/components/parameters/AgentTagId"
     }
    ],
    "x-error-codes": [
     "admin_required",
     "tag_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/tools": {
   "get": {
    "operationId": "listTools",
    "x-fern-sdk-group-name": [
     "tools"
    ],
    "x-fern-sdk-method-name": "list",
    "tags": [
     "Tools"
    ],
    "summary": "List the tool catalog",
    "x-required-role": "org:member",
    "parameters": [
     {
      "name": "all",
      "in": "query",
      "schema": {
       "type": "boolean",
       "default": false
      },
      "example": true,
      "allowReserved": true
     }
    ],
    "x-error-codes": [
     "management_access_required"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/models": {
   "get": {
    "operationId": "listModels",
    "x-fern-sdk-group-name": [
     "models"
    ],
    "x-fern-sdk-method-name": "list",
    "tags": [
     "Models"
    ],
    "summary": "List the models",
    "x-required-role": "org:member",
    "parameters": [
     {
      "name": "all",
      "in": "query",
      "schema": {
       "type": "boolean",
       "default": false
      },
      "example": true,
      "allowReserved": true
     }
    ],
    "x-error-codes": [
     "management_access_required"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/admin/users": {
   "get": {
    "operationId": "listUsers",
    "x-fern-sdk-group-name": [
     "users"
    ],
    "x-fern-sdk-method-name": "list",
    "tags": [
     "Organization"
    ],
    "summary": "List the users of the organization",
    "x-required-role": "org:admin",
    "parameters": [
     {
      "name": "limit",
      "in": "query",
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 500,
       "default": 100,
       "format": "int32"
      },
      "example": 100,
      "allowReserved": true
     },
     {
      "$ref": "#/components/parameters/Offset"
     },
     {
      "name": "role",
      "in": "query",
      "schema": {
       "type": "string",
       "enum": [
        "org:admin",
        "org:member"
       ]
      },
      "example": "org:member",
      "allowReserved": true
     },
     {
      "name": "orderBy",
      "in": "query",
      "schema": {
       "type": "string",
       "maxLength": 32,
       "pattern": "^[-+ ]?(created_at|email|last_sign_in_at|first_name|last_name|username)$",
       "x-pattern-message": "must be one of: created_at, email, last_sign_in_at, first_name, last_name, username, with an optional + or - before it",
       "default": "-created_at"
      },
      "example": "-created_at",
      "allowReserved": true
     },
     {
      "name": "query",
      "in": "query",
      "schema": {
       "type": "string",
       "minLength": 1,
       "maxLength": 256,
       "pattern": "^[^\\u0000]*$"
      },
      "example": "chiara",
      "allowReserved": true
     }
    ],
    "x-error-codes": [
     "admin_required"
    ],
    "responses": {
     "200": {}
    }
   },
   "delete": {
    "operationId": "removeUsers",
    "x-fern-sdk-group-name": [
     "users"
    ],
    "x-fern-sdk-method-name": "remove",
    "tags": [
     "Organization"
    ],
    "summary": "Remove users from the organization",
    "x-required-role": "org:admin",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/DryRun"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/UserRemoval"
       },
       "examples": {
        "oneUser": {
         "summary": "Remove one member",
         "value": {
          "userIds": [
           "user_2kDenizKaya8wV2yUa6Nf"
          ]
         }
        },
        "severalUsers": {
         "summary": "Remove two members",
         "value": {
          "userIds": [
           "user_2kDenizKaya8wV2yUa6Nf",
           "user_2kChiaraRossi6uR9vTx4Le"
          ]
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "cannot_remove_yourself",
     "admin_required"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/admin/bulkRemove": {
   "post": {
    "operationId": "bulkRemoveUsers",
    "x-fern-sdk-group-name": [
     "users"
    ],
    "x-fern-sdk-method-name": "bulkRemove",
    "tags": [
     "Organization"
    ],
    "summary": "Remove users from the organization (deprecated)",
    "x-required-role": "org:admin",
    "deprecated": true,
    "x-sunset": "2027-11-01",
    "x-deprecated-since": "2026-11-01",
    "x-successor": "/admin/users",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/UserRemoval"
       },
       "examples": {
        "severalUsers": {
         "summary": "Remove two members",
         "value": {
          "userIds": [
           "user_2kDenizKaya8wV2yUa6Nf",
           "user_2kChiaraRossi6uR9vTx4Le"
          ]
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "cannot_remove_yourself",
     "admin_required"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/admin/updateUserMetadata": {
   "post": {
    "operationId": "updateUserMetadata",
    "x-fern-sdk-group-name": [
     "users"
    ],
    "x-fern-sdk-method-name": "updateMetadata",
    "tags": [
     "Organization"
    ],
    "summary": "Replace the metadata of a user",
    "x-required-role": "org:admin",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/IfMatch"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/UserMetadataUpdate"
       },
       "examples": {
        "replace": {
         "summary": "Give a member new metadata",
         "value": {
          "userId": "user_2kChiaraRossi6uR9vTx4Le",
          "metadata": {
           "department": "Field Service",
           "team": "North",
           "level": 2
          }
         }
        },
        "clear": {
         "summary": "Clear the metadata of a member",
         "value": {
          "userId": "user_2kChiaraRossi6uR9vTx4Le",
          "metadata": {}
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "admin_required",
     "user_not_member"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/admin/users/erase": {
   "post": {
    "operationId": "eraseUser",
    "x-fern-sdk-group-name": [
     "users"
    ],
    "x-fern-sdk-method-name": "erase",
    "tags": [
     "Organization"
    ],
    "summary": "Erase a person's data",
    "x-required-role": "org:admin",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/UserErasure"
       },
       "examples": {
        "formerMember": {
         "summary": "Erase a person's data",
         "value": {
          "userId": "user_2kDenizKaya8wV2yUa6Nf"
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "cannot_erase_yourself",
     "user_not_removable",
     "admin_required",
     "user_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/admin/invitations": {
   "get": {
    "operationId": "listInvitations",
    "x-fern-sdk-group-name": [
     "invitations"
    ],
    "x-fern-sdk-method-name": "list",
    "tags": [
     "Organization"
    ],
    "summary": "List the invitations of the organization",
    "x-required-role": "org:admin",
    "parameters": [
     {
      "name": "limit",
      "in": "query",
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 500,
       "default": 100,
       "format": "int32"
      },
      "example": 100,
      "allowReserved": true
     },
     {
      "$ref": "#/components/parameters/Offset"
     },
     {
      "name": "status",
      "in": "query",
      "style": "form",
      "explode": false,
      "schema": {
       "type": "array",
       "minItems": 1,
       "maxItems": 4,
       "items": {
        "$ref": "#/components/schemas/InvitationStatus"
       },
       "default": [
        "pending"
       ]
      },
      "example": [
       "pending",
       "accepted"
      ],
      "allowReserved": true
     }
    ],
    "x-error-codes": [
     "admin_required"
    ],
    "responses": {
     "200": {}
    }
   },
   "post": {
    "operationId": "createInvitations",
    "x-fern-sdk-group-name": [
     "invitations"
    ],
    "x-fern-sdk-method-name": "create",
    "tags": [
     "Organization"
    ],
    "summary": "Invite people to the organization",
    "x-required-role": "org:admin",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/InvitationsCreate"
       },
       "examples": {
        "oneAddress": {
         "summary": "Invite one person as a member",
         "value": {
          "invitations": [
           {
            "email": "eli@acme-robotics.example"
           }
          ]
         }
        },
        "withRoleAndMetadata": {
         "summary": "Invite two people, with a role and metadata",
         "value": {
          "invitations": [
           {
            "email": "eli@acme-robotics.example",
            "role": "org:member",
            "metadata": {
             "department": "Support"
            }
           },
           {
            "email": "deniz@partner-works.example",
            "role": "org:guest"
           }
          ]
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "admin_required"
    ],
    "responses": {
     "200": {}
    }
   },
   "delete": {
    "operationId": "revokeInvitations",
    "x-fern-sdk-group-name": [
     "invitations"
    ],
    "x-fern-sdk-method-name": "revoke",
    "tags": [
     "Organization"
    ],
    "summary": "Revoke pending invitations",
    "x-required-role": "org:admin",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/DryRun"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/InvitationRevocation"
       },
       "examples": {
        "oneInvitation": {
         "summary": "Revoke one invitation",
         "value": {
          "invitationIds": [
           "orginv_2kEliPark9zB3cWq7Mg"
          ]
         }
        },
        "severalInvitations": {
         "summary": "Revoke two invitations",
         "value": {
          "invitationIds": [
           "orginv_2kEliPark9zB3cWq7Mg",
           "orginv_2kFatimaNoor1aC4dXr8Nh"
          ]
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "admin_required"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/admin/auditLog": {
   "get": {
    "operationId": "listAuditLog",
    "x-fern-sdk-group-name": [
     "auditLog"
    ],
    "x-fern-sdk-method-name": "list",
    "tags": [
     "Organization"
    ],
    "summary": "List the audit log",
    "x-required-role": "org:admin",
    "parameters": [
     {
      "$ref": "#/components/parameters/AuditActorId"
     },
     {
      "$ref": "#/components/parameters/AuditActionFilter"
     },
     {
      "$ref": "#/components/parameters/AuditRecordTypeFilter"
     },
     {
      "$ref": "#/components/parameters/AuditRecordId"
     },
     {
      "$ref": "#/components/parameters/AuditFrom"
     },
     {
      "$ref": "#/components/parameters/AuditTo"
     },
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "name": "cursor",
      "in": "query",
      "schema": {
       "type": "string",
       "minLength": 1,
       "maxLength": 512,
       "pattern": "^[A-Za-z0-9_=-]+$",
       "x-pattern-message": "must be the `nextCursor` of the previous page"
      },
      "example": "WyIyMDI2LTExLTIwVDA5OjMwOjAwLjAwMFoiLDQxXQ",
      "allowReserved": true
     }
    ],
    "x-error-codes": [
     "admin_required"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/admin/auditLog/export": {
   "get": {
    "operationId": "exportAuditLog",
    "x-fern-sdk-group-name": [
     "auditLog"
    ],
    "x-fern-sdk-method-name": "export",
    "tags": [
     "Organization"
    ],
    "summary": "Export the audit log",
    "x-required-role": "org:admin",
    "parameters": [
     {
      "$ref": "#/components/parameters/AuditActorId"
     },
     {
      "$ref": "#/components/parameters/AuditActionFilter"
     },
     {
      "$ref": "#/components/parameters/AuditRecordTypeFilter"
     },
     {
      "$ref": "#/components/parameters/AuditRecordId"
     },
     {
      "$ref": "#/components/parameters/AuditFrom"
     },
     {
      "$ref": "#/components/parameters/AuditTo"
     }
    ],
    "x-error-codes": [
     "admin_required"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/admin/deletedRecords": {
   "get": {
    "operationId": "listDeletedRecords",
    "x-fern-sdk-group-name": [
     "deletedRecords"
    ],
    "x-fern-sdk-method-name": "list",
    "tags": [
     "Organization"
    ],
    "summary": "List deleted records",
    "x-required-role": "org:admin",
    "parameters": [
     {
      "name": "type",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/DeletedRecordType"
      },
      "example": "agent",
      "allowReserved": true
     },
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "name": "cursor",
      "in": "query",
      "schema": {
       "type": "string",
       "minLength": 1,
       "maxLength": 512,
       "pattern": "^[A-Za-z0-9_=-]+$",
       "x-pattern-message": "must be the `nextCursor` of the previous page"
      },
      "example": "WyIyMDI2LTExLTIwVDA5OjMwOjAwLjAwMFoiLCJhZ2VudCIsIjkiXQ",
      "allowReserved": true
     }
    ],
    "x-error-codes": [
     "admin_required"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/admin/deletedRecords/restore": {
   "post": {
    "operationId": "restoreDeletedRecord",
    "x-fern-sdk-group-name": [
     "deletedRecords"
    ],
    "x-fern-sdk-method-name": "restore",
    "tags": [
     "Organization"
    ],
    "summary": "Restore a deleted record",
    "x-required-role": "org:admin",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DeletedRecordRestore"
       },
       "examples": {
        "agent": {
         "summary": "Restore an agent",
         "value": {
          "type": "agent",
          "id": "9"
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "agent_limit_reached",
     "email_slug_in_use",
     "skill_limit_reached",
     "knowledge_base_limit_reached",
     "knowledge_base_name_in_use",
     "tool_server_limit_reached",
     "tool_server_name_in_use",
     "scheduled_task_limit_reached",
     "admin_required",
     "deleted_record_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/dependents": {
   "get": {
    "operationId": "listDependents",
    "x-fern-sdk-group-name": [
     "dependents"
    ],
    "x-fern-sdk-method-name": "list",
    "tags": [
     "Organization"
    ],
    "summary": "List what a deletion changes",
    "x-required-role": "org:member",
    "parameters": [
     {
      "name": "type",
      "in": "query",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/ReferencedRecordType"
      },
      "example": "tool_server",
      "allowReserved": true
     },
     {
      "name": "id",
      "in": "query",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/RecordId"
      },
      "example": "3",
      "allowReserved": true
     }
    ],
    "x-error-codes": [
     "management_access_required",
     "admin_required",
     "user_not_member",
     "agent_not_found",
     "tag_not_found",
     "skill_not_found",
     "knowledge_base_not_found",
     "tool_server_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/me/permissions": {
   "get": {
    "operationId": "getMyPermissions",
    "x-fern-sdk-group-name": [
     "me"
    ],
    "x-fern-sdk-method-name": "permissions",
    "tags": [
     "Organization"
    ],
    "summary": "Get what the caller may do",
    "x-required-role": "org:guest",
    "x-error-codes": [
     "organization_role_required"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/webhooks/identity": {
   "post": {
    "operationId": "receiveIdentityEvent",
    "x-fern-sdk-group-name": [
     "webhooks"
    ],
    "x-fern-sdk-method-name": "receiveIdentityEvent",
    "tags": [
     "Webhooks"
    ],
    "summary": "Receive an event of the identity provider",
    "x-required-role": "none",
    "x-safe-to-repeat": true,
    "parameters": [
     {
      "$ref": "#/components/parameters/SvixId"
     },
     {
      "$ref": "#/components/parameters/SvixTimestamp"
     },
     {
      "$ref": "#/components/parameters/SvixSignature"
     },
     {
      "$ref": "#/components/parameters/WebhookId"
     },
     {
      "$ref": "#/components/parameters/WebhookTimestamp"
     },
     {
      "$ref": "#/components/parameters/WebhookSignature"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/IdentityEvent"
       },
       "examples": {
        "membershipDeleted": {
         "summary": "A member was removed",
         "value": {
          "type": "organizationMembership.deleted",
          "object": "event",
          "timestamp": 1795161900000,
          "instance_id": "ins_2kAgentPlatform6hJ2m",
          "data": {
           "id": "orgmem_2kChiaraRossi3pL5n",
           "object": "organization_membership",
           "role": "org:member",
           "public_metadata": {
            "department": "Field Service",
            "team": "North"
           },
           "organization": {
            "id": "org_2kAcmeRobotics7Q4mZx1Lt8",
            "object": "organization",
            "name": "Acme Robotics"
           },
           "public_user_data": {
            "user_id": "user_2kChiaraRossi6uR9vTx4Le",
            "identifier": "chiara@acme-robotics.example"
           }
          }
         }
        },
        "membershipUpdated": {
         "summary": "The role of a member changed",
         "value": {
          "type": "organizationMembership.updated",
          "object": "event",
          "timestamp": 1794987900000,
          "data": {
           "id": "orgmem_2kBenLindqvist8vT1q",
           "object": "organization_membership",
           "role": "org:agent_manager",
           "public_metadata": {
            "department": "Support",
            "team": "Tier 2"
           },
           "organization": {
            "id": "org_2kAcmeRobotics7Q4mZx1Lt8",
            "object": "organization",
            "name": "Acme Robotics"
           },
           "public_user_data": {
            "user_id": "user_2kBenLindqvist4sM7xPz2Jc",
            "identifier": "ben@acme-robotics.example"
           }
          }
         }
        },
        "userDeleted": {
         "summary": "An account was deleted",
         "value": {
          "type": "user.deleted",
          "object": "event",
          "timestamp": 1795192200000,
          "data": {
           "id": "user_2kDenizKaya8wV2yUa6Nf",
           "object": "user",
           "deleted": true
          }
         }
        },
        "organizationDeleted": {
         "summary": "An organization was deleted",
         "value": {
          "type": "organization.deleted",
          "object": "event",
          "timestamp": 1795192200000,
          "data": {
           "id": "org_2kGlobexFoods3H9nVb6Rw5",
           "object": "organization",
           "deleted": true
          }
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {}
    }
   }
  },
  "/upload/presigned": {
   "post": {
    "operationId": "createPresignedUpload",
    "x-fern-sdk-group-name": [
     "uploads"
    ],
    "x-fern-sdk-method-name": "presign",
    "tags": [
     "Uploads"
    ],
    "summary": "Start a file upload",
    "x-required-role": "org:guest",
    "x-safe-to-repeat": true,
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PresignedUploadCreate"
       },
       "examples": {
        "pdf": {
         "summary": "Upload a PDF file",
         "value": {
          "filename": "gripper-g4-manual.pdf",
          "contentType": "application/pdf"
         }
        },
        "text": {
         "summary": "Upload a text file with a character set",
         "value": {
          "filename": "visit notes.txt",
          "contentType": "text/plain; charset=utf-8"
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "organization_role_required"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/skills/manage": {
   "get": {
    "operationId": "listSkills",
    "x-fern-sdk-group-name": [
     "skills"
    ],
    "x-fern-sdk-method-name": "list",
    "x-sdk-methods": {
     "list": "listSkills",
     "get": "getSkill"
    },
    "tags": [
     "Skills"
    ],
    "summary": "List skills, or get one",
    "x-required-role": "org:member",
    "x-reply-with": "id",
    "parameters": [
     {
      "name": "id",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Id"
      },
      "example": 5,
      "allowReserved": true
     }
    ],
    "x-error-codes": [
     "management_access_required",
     "skill_not_found",
     "skill_content_missing"
    ],
    "responses": {
     "200": {}
    }
   },
   "post": {
    "operationId": "createSkill",
    "x-fern-sdk-group-name": [
     "skills"
    ],
    "x-fern-sdk-method-name": "create",
    "tags": [
     "Skills"
    ],
    "summary": "Create a skill",
    "x-required-role": "org:admin",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SkillCreate"
       },
       "examples": {
        "incidentReport": {
         "summary": "A skill with metadata",
         "value": {
          "skillMdContent": "---\nname: incident-report\ndescription: Writes an incident report from a chat\nversion: '1.2'\nowner: support\n---\n# Incident report\n\nFill in template.md with what the chat says. Ask for what is missing.\n"
         }
        },
        "nameOnly": {
         "summary": "A skill with only a name",
         "value": {
          "skillMdContent": "---\nname: visit-summary\n---\nSum up the visit in five sentences.\n"
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "invalid_skill_content",
     "skill_name_missing",
     "skill_limit_reached",
     "admin_required"
    ],
    "responses": {
     "200": {}
    }
   },
   "put": {
    "operationId": "updateSkill",
    "x-fern-sdk-group-name": [
     "skills"
    ],
    "x-fern-sdk-method-name": "update",
    "tags": [
     "Skills"
    ],
    "summary": "Update a skill",
    "x-required-role": "org:member",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/IfMatch"
     },
     {
      "name": "id",
      "in": "query",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/Id"
      },
      "example": 5,
      "allowReserved": true
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SkillUpdate"
       },
       "examples": {
        "replaceText": {
         "summary": "Replace SKILL.md",
         "value": {
          "skillMdContent": "---\nname: incident-report\ndescription: Writes an incident report from a chat or a call note\nversion: '1.3'\nowner: support\n---\n# Incident report\n\nFill in template.md with what the chat or the call note says.\n"
         }
        },
        "describe": {
         "summary": "Change the name and the description",
         "value": {
          "name": "incident-report"
         }
        },
        "clearDescription": {
         "summary": "Clear the description",
         "value": {
          "description": null
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "invalid_skill_content",
     "skill_name_missing",
     "management_access_required",
     "skill_not_found"
    ],
    "responses": {
     "200": {}
    }
   },
   "delete": {
    "operationId": "deleteSkill",
    "x-fern-sdk-group-name": [
     "skills"
    ],
    "x-fern-sdk-method-name": "delete",
    "tags": [
     "Skills"
    ],
    "summary": "Delete a skill",
    "x-required-role": "org:member",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/DryRun"
     },
     {
      "$ref": "#/components/parameters/IfMatch"
     },
     {
      "name": "id",
      "in": "query",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/Id"
      },
      "example": 5,
      "allowReserved": true
     }
    ],
    "x-error-codes": [
     "management_access_required",
     "skill_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/skills/files": {
   "get": {
    "operationId": "listSkillFiles",
    "x-fern-sdk-group-name": [
     "skills",
     "files"
    ],
    "x-fern-sdk-method-name": "list",
    "tags": [
     "Skills"
    ],
    "summary": "List the files of a skill",
    "x-required-role": "org:member",
    "parameters": [
     {
      "name": "skillId",
      "in": "query",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/Id"
      },
      "example": 5,
      "allowReserved": true
     }
    ],
    "x-error-codes": [
     "management_access_required",
     "skill_not_found"
    ],
    "responses": {
     "200": {}
    }
   },
   "post": {
    "operationId": "addSkillFile",
    "x-fern-sdk-group-name": [
     "skills",
     "files"
    ],
    "x-fern-sdk-method-name": "add",
    "tags": [
     "Skills"
    ],
    "summary": "Add a file to a skill",
    "x-required-role": "org:member",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SkillFileCreate"
       },
       "examples": {
        "template": {
         "summary": "Add a template",
         "value": {
          "skillId": 5,
          "fileName": "template.md",
          "contentType": "text/markdown",
          "fileSize": 1184
         }
        },
        "inFolder": {
         "summary": "Add a file in a folder, without its size",
         "value": {
          "skillId": 5,
          "fileName": "scripts/check.py",
          "contentType": "text/x-python"
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "skill_file_limit_reached",
     "skill_file_name_in_use",
     "management_access_required",
     "skill_not_found"
    ],
    "responses": {
     "200": {}
    }
   },
   "delete": {
    "operationId": "deleteSkillFile",
    "x-fern-sdk-group-name": [
     "skills",
     "files"
    ],
    "x-fern-sdk-method-name": "delete",
    "tags": [
     "Skills"
    ],
    "summary": "Delete a file of a skill",
    "x-required-role": "org:member",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/DryRun"
     },
     {
      "$ref": "#/components/parameters/SkillFileId"
     }
    ],
    "x-error-codes": [
     "skill_content_not_deletable",
     "management_access_required",
     "skill_file_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/skills/files/download": {
   "get": {
    "operationId": "getSkillFileDownload",
    "x-fern-sdk-group-name": [
     "skills",
     "files"
    ],
    "x-fern-sdk-method-name": "getDownload",
    "tags": [
     "Skills"
    ],
    "summary": "Get the download URL of a file of a skill",
    "x-required-role": "org:member",
    "parameters": [
     {
      "$ref": "#/components/parameters/SkillFileId"
     }
    ],
    "x-error-codes": [
     "management_access_required",
     "skill_file_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/kb/manage": {
   "get": {
    "operationId": "listKnowledgeBases",
    "x-fern-sdk-group-name": [
     "knowledgeBases"
    ],
    "x-fern-sdk-method-name": "list",
    "x-sdk-methods": {
     "list": "listKnowledgeBases",
     "get": "getKnowledgeBase"
    },
    "tags": [
     "Knowledge bases"
    ],
    "summary": "List knowledge bases, or get one",
    "x-required-role": "org:member",
    "x-reply-with": "id",
    "parameters": [
     {
      "name": "id",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Id"
      },
      "example": 1,
      "allowReserved": true
     }
    ],
    "x-error-codes": [
     "management_access_required",
     "knowledge_base_not_found"
    ],
    "responses": {
     "200": {}
    }
   },
   "post": {
    "operationId": "createKnowledgeBase",
    "x-fern-sdk-group-name": [
     "knowledgeBases"
    ],
    "x-fern-sdk-method-name": "create",
    "tags": [
     "Knowledge bases"
    ],
    "summary": "Create a knowledge base",
    "x-required-role": "org:member",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/KnowledgeBaseCreate"
       },
       "examples": {
        "plain": {
         "summary": "Search only",
         "value": {
          "name": "Product manuals",
          "embeddingModel": "openai:text-embedding-3-small",
          "language": "english"
         }
        },
        "extractionAndTrigger": {
         "summary": "With data extraction and an agent that runs for each file",
         "value": {
          "name": "Visit reports",
          "embeddingModel": "openai:text-embedding-3-small",
          "language": "english",
          "extractionModel": "openai:gpt-5-mini",
          "extractionSchema": {
           "type": "object",
           "properties": {
            "customer": {
             "type": "string",
             "minLength": 1,
             "maxLength": 200,
             "pattern": "\\S"
            },
            "visitedOn": {
             "type": "string",
             "format": "date",
             "maxLength": 10
            }
           },
           "required": [
            "customer"
           ]
          },
          "source": "field-service",
          "trigger": {
           "enabled": true,
           "agentId": 2,
           "prompt": "Check the new report for open points and list them."
          }
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "invalid_extraction_schema",
     "knowledge_base_limit_reached",
     "knowledge_base_name_in_use",
     "embedding_model_unavailable",
     "extraction_model_unavailable",
     "management_access_required",
     "agent_not_found"
    ],
    "responses": {
     "200": {}
    }
   },
   "put": {
    "operationId": "updateKnowledgeBase",
    "x-fern-sdk-group-name": [
     "knowledgeBases"
    ],
    "x-fern-sdk-method-name": "update",
    "tags": [
     "Knowledge bases"
    ],
    "summary": "Update a knowledge base",
    "x-required-role": "org:member",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/IfMatch"
     },
     {
      "name": "id",
      "in": "query",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/Id"
      },
      "example": 1,
      "allowReserved": true
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/KnowledgeBaseUpdate"
       },
       "examples": {
        "rename": {
         "summary": "Change the name and the description",
         "value": {
          "name": "Product manuals and guides"
         }
        },
        "setTrigger": {
         "summary": "Run an agent for each new file",
         "value": {
          "trigger": {
           "enabled": true,
           "agentId": 2,
           "prompt": "Summarize the new manual."
          }
         }
        },
        "clearTrigger": {
         "summary": "Remove the trigger",
         "value": {
          "trigger": null
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "invalid_extraction_schema",
     "embedding_model_immutable",
     "knowledge_base_name_in_use",
     "extraction_model_unavailable",
     "management_access_required",
     "knowledge_base_not_found",
     "agent_not_found"
    ],
    "responses": {
     "200": {}
    }
   },
   "delete": {
    "operationId": "deleteKnowledgeBase",
    "x-fern-sdk-group-name": [
     "knowledgeBases"
    ],
    "x-fern-sdk-method-name": "delete",
    "tags": [
     "Knowledge bases"
    ],
    "summary": "Delete a knowledge base",
    "x-required-role": "org:member",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/DryRun"
     },
     {
      "$ref": "#/components/parameters/IfMatch"
     },
     {
      "name": "id",
      "in": "query",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/Id"
      },
      "example": 2,
      "allowReserved": true
     }
    ],
    "x-error-codes": [
     "management_access_required",
     "knowledge_base_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/kb/files": {
   "get": {
    "operationId": "listKnowledgeBaseFiles",
    "x-fern-sdk-group-name": [
     "knowledgeBases",
     "files"
    ],
    "x-fern-sdk-method-name": "list",
    "tags": [
     "Knowledge bases"
    ],
    "summary": "List the files of a knowledge base",
    "x-required-role": "org:member",
    "parameters": [
     {
      "$ref": "#/components/parameters/KnowledgeBaseId"
     }
    ],
    "x-error-codes": [
     "management_access_required",
     "knowledge_base_not_found"
    ],
    "responses": {
     "200": {}
    }
   },
   "post": {
    "operationId": "addKnowledgeBaseFile",
    "x-fern-sdk-group-name": [
     "knowledgeBases",
     "files"
    ],
    "x-fern-sdk-method-name": "add",
    "tags": [
     "Knowledge bases"
    ],
    "summary": "Add an uploaded file to a knowledge base",
    "x-required-role": "org:member",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/KnowledgeBaseFileCreate"
       },
       "examples": {
        "manual": {
         "summary": "A PDF manual with metadata",
         "value": {
          "kbId": 1,
          "fileId": "7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11",
          "fileName": "arm-x2-manual.pdf",
          "fileKey": "org_2kAcmeRobotics7Q4mZx1Lt8/uploads/7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11/arm-x2-manual.pdf",
          "contentKey": "org_2kAcmeRobotics7Q4mZx1Lt8/contents/7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11.md",
          "contentType": "application/pdf",
          "fileSize": 482113,
          "userMetadata": {
           "product": "Arm X2",
           "language": "en"
          }
         }
        },
        "markdown": {
         "summary": "A text file without its size",
         "value": {
          "kbId": 1,
          "fileId": "8c2a7b63-4d1f-4e64-8b46-1a3a7a1d0e22",
          "fileName": "gripper-faq.md",
          "fileKey": "org_2kAcmeRobotics7Q4mZx1Lt8/uploads/8c2a7b63-4d1f-4e64-8b46-1a3a7a1d0e22/gripper-faq.md",
          "contentKey": "org_2kAcmeRobotics7Q4mZx1Lt8/contents/8c2a7b63-4d1f-4e64-8b46-1a3a7a1d0e22.md",
          "contentType": "text/markdown"
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "file_key_not_owned",
     "content_key_not_owned",
     "uploaded_file_missing",
     "file_type_not_supported",
     "knowledge_base_file_limit_reached",
     "knowledge_base_file_exists",
     "management_access_required",
     "knowledge_base_not_found"
    ],
    "responses": {
     "200": {}
    }
   },
   "delete": {
    "operationId": "deleteKnowledgeBaseFile",
    "x-fern-sdk-group-name": [
     "knowledgeBases",
     "files"
    ],
    "x-fern-sdk-method-name": "delete",
    "tags": [
     "Knowledge bases"
    ],
    "summary": "Delete a file from a knowledge base",
    "x-required-role": "org:member",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/DryRun"
     },
     {
      "$ref": "#/components/parameters/KnowledgeBaseId"
     },
     {
      "$ref": "#/components/parameters/KnowledgeBaseFileId"
     }
    ],
    "x-error-codes": [
     "knowledge_base_and_file_id_required",
     "management_access_required",
     "file_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/kb/files/retry": {
   "post": {
    "operationId": "retryKnowledgeBaseFile",
    "x-fern-sdk-group-name": [
     "knowledgeBases",
     "files"
    ],
    "x-fern-sdk-method-name": "retry",
    "tags": [
     "Knowledge bases"
    ],
    "summary": "Process a failed file again",
    "x-required-role": "org:member",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/KnowledgeBaseId"
     },
     {
      "$ref": "#/components/parameters/KnowledgeBaseFileId"
     }
    ],
    "x-error-codes": [
     "management_access_required",
     "file_not_found",
     "file_not_failed"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/kb/files/download": {
   "get": {
    "operationId": "getKnowledgeBaseFileDownload",
    "x-fern-sdk-group-name": [
     "knowledgeBases",
     "files"
    ],
    "x-fern-sdk-method-name": "getDownload",
    "tags": [
     "Knowledge bases"
    ],
    "summary": "Get download URLs of a file",
    "x-required-role": "org:member",
    "parameters": [
     {
      "$ref": "#/components/parameters/KnowledgeBaseId"
     },
     {
      "$ref": "#/components/parameters/KnowledgeBaseFileId"
     }
    ],
    "x-error-codes": [
     "management_access_required",
     "file_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/kb/files/chunks": {
   "get": {
    "operationId": "listKnowledgeBaseFileChunks",
    "x-fern-sdk-group-name": [
     "knowledgeBases",
     "files"
    ],
    "x-fern-sdk-method-name": "listChunks",
    "tags": [
     "Knowledge bases"
    ],
    "summary": "List the chunks of a file",
    "x-required-role": "org:member",
    "parameters": [
     {
      "$ref": "#/components/parameters/KnowledgeBaseId"
     },
     {
      "$ref": "#/components/parameters/KnowledgeBaseFileId"
     },
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "name": "cursor",
      "in": "query",
      "schema": {
       "type": "string",
       "minLength": 1,
       "maxLength": 512,
       "pattern": "^[A-Za-z0-9_=-]+$",
       "x-pattern-message": "must be the `nextCursor` of the previous page"
      },
      "example": "WzIyLDFd",
      "allowReserved": true
     }
    ],
    "x-error-codes": [
     "management_access_required",
     "file_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/kb/search": {
   "post": {
    "operationId": "searchKnowledgeBase",
    "x-fern-sdk-group-name": [
     "knowledgeBases"
    ],
    "x-fern-sdk-method-name": "search",
    "tags": [
     "Knowledge bases"
    ],
    "summary": "Search a knowledge base",
    "x-required-role": "org:member",
    "x-safe-to-repeat": true,
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/KnowledgeBaseSearch"
       },
       "examples": {
        "question": {
         "summary": "At most three passages",
         "value": {
          "kbId": 1,
          "query": "Why does the arm stop at 40 degrees?",
          "limit": 3
         }
        },
        "identifier": {
         "summary": "Passages that contain an error code",
         "value": {
          "kbId": 1,
          "query": "E-17",
          "mode": "text"
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "management_access_required",
     "knowledge_base_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/mcp-servers/manage": {
   "get": {
    "operationId": "listToolServers",
    "x-fern-sdk-group-name": [
     "toolServers"
    ],
    "x-fern-sdk-method-name": "list",
    "x-sdk-methods": {
     "list": "listToolServers",
     "get": "getToolServer"
    },
    "tags": [
     "Tool servers"
    ],
    "summary": "List tool servers, or get one",
    "x-required-role": "org:admin",
    "x-reply-with": "id",
    "parameters": [
     {
      "name": "id",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Id"
      },
      "example": 3,
      "allowReserved": true
     }
    ],
    "x-error-codes": [
     "admin_required",
     "tool_server_not_found"
    ],
    "responses": {
     "200": {}
    }
   },
   "post": {
    "operationId": "createToolServer",
    "x-fern-sdk-group-name": [
     "toolServers"
    ],
    "x-fern-sdk-method-name": "create",
    "tags": [
     "Tool servers"
    ],
    "summary": "Create a tool server",
    "x-required-role": "org:admin",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ToolServerCreate"
       },
       "examples": {
        "withHeader": {
         "summary": "A server that requires a bearer token",
         "value": {
          "name": "Parts inventory",
          "url": "https://mcp.acme-robotics.example/mcp",
          "transport": "streamable-http",
          "headers": {
           "Authorization": "Bearer parts-inventory-key"
          }
         }
        },
        "minimal": {
         "summary": "Only the required fields",
         "value": {
          "name": "Parts inventory",
          "url": "https://mcp.acme-robotics.example/mcp"
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "tool_server_limit_reached",
     "tool_server_name_in_use",
     "tool_server_url_not_allowed",
     "admin_required"
    ],
    "responses": {
     "200": {}
    }
   },
   "put": {
    "operationId": "updateToolServer",
    "x-fern-sdk-group-name": [
     "toolServers"
    ],
    "x-fern-sdk-method-name": "update",
    "tags": [
     "Tool servers"
    ],
    "summary": "Update a tool server",
    "x-required-role": "org:admin",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/IfMatch"
     },
     {
      "$ref": "#/components/parameters/ToolServerId"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ToolServerUpdate"
       },
       "examples": {
        "disable": {
         "summary": "Disable the server",
         "value": {
          "enabled": false
         }
        },
        "newKey": {
         "summary": "Replace the headers",
         "value": {
          "headers": {
           "Authorization": "Bearer parts-inventory-new-key"
          }
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "tool_server_name_in_use",
     "tool_server_url_not_allowed",
     "admin_required",
     "tool_server_not_found"
    ],
    "responses": {
     "200": {}
    }
   },
   "delete": {
    "operationId": "deleteToolServer",
    "x-fern-sdk-group-name": [
     "toolServers"
    ],
    "x-fern-sdk-method-name": "delete",
    "tags": [
     "Tool servers"
    ],
    "summary": "Delete a tool server",
    "x-required-role": "org:admin",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/DryRun"
     },
     {
      "$ref": "#/components/parameters/IfMatch"
     },
     {
      "$ref": "#/components/parameters/ToolServerId"
     }
    ],
    "x-error-codes": [
     "admin_required",
     "tool_server_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/mcp-servers/test": {
   "post": {
    "operationId": "testToolServer",
    "x-fern-sdk-group-name": [
     "toolServers"
    ],
    "x-fern-sdk-method-name": "test",
    "tags": [
     "Tool servers"
    ],
    "summary": "Test a tool server and list its tools",
    "x-required-role": "org:admin",
    "x-safe-to-repeat": true,
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ToolServerTest"
       },
       "examples": {
        "stored": {
         "summary": "A stored tool server",
         "value": {
          "id": 3
         }
        },
        "notStored": {
         "summary": "A server that is not stored",
         "value": {
          "url": "https://mcp.acme-robotics.example/mcp",
          "transport": "streamable-http",
          "headers": {
           "Authorization": "Bearer parts-inventory-key"
          }
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "tool_server_url_not_allowed",
     "admin_required",
     "tool_server_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/webhook-endpoints/manage": {
   "get": {
    "operationId": "listWebhookEndpoints",
    "x-fern-sdk-group-name": [
     "webhookEndpoints"
    ],
    "x-fern-sdk-method-name": "list",
    "x-sdk-methods": {
     "list": "listWebhookEndpoints",
     "get": "getWebhookEndpoint"
    },
    "tags": [
     "Webhook endpoints"
    ],
    "summary": "List webhook endpoints, or get one",
    "x-required-role": "org:admin",
    "x-reply-with": "id",
    "parameters": [
     {
      "name": "id",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Id"
      },
      "example": 5,
      "allowReserved": true
     }
    ],
    "x-error-codes": [
     "admin_required",
     "webhook_endpoint_not_found"
    ],
    "responses": {
     "200": {}
    }
   },
   "post": {
    "operationId": "createWebhookEndpoint",
    "x-fern-sdk-group-name": [
     "webhookEndpoints"
    ],
    "x-fern-sdk-method-name": "create",
    "tags": [
     "Webhook endpoints"
    ],
    "summary": "Create a webhook endpoint",
    "x-required-role": "org:admin",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/WebhookEndpointCreate"
       },
       "examples": {
        "alerts": {
         "summary": "An endpoint for failures",
         "value": {
          "url": "https://hooks.acme-robotics.example/agent-platform",
          "eventTypes": [
           "run.failed",
           "file.failed",
           "task.paused"
          ]
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "webhook_endpoint_limit_reached",
     "webhook_endpoint_url_not_allowed",
     "admin_required"
    ],
    "responses": {
     "200": {}
    }
   },
   "put": {
    "operationId": "updateWebhookEndpoint",
    "x-fern-sdk-group-name": [
     "webhookEndpoints"
    ],
    "x-fern-sdk-method-name": "update",
    "tags": [
     "Webhook endpoints"
    ],
    "summary": "Update a webhook endpoint",
    "x-required-role": "org:admin",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/IfMatch"
     },
     {
      "$ref": "#/components/parameters/WebhookEndpointId"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/WebhookEndpointUpdate"
       },
       "examples": {
        "otherEvents": {
         "summary": "Send other events",
         "value": {
          "eventTypes": [
           "run.failed",
           "member.removed"
          ]
         }
        },
        "enable": {
         "summary": "Enable an endpoint that the service disabled",
         "value": {
          "enabled": true
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "webhook_endpoint_url_not_allowed",
     "admin_required",
     "webhook_endpoint_not_found"
    ],
    "responses": {
     "200": {}
    }
   },
   "delete": {
    "operationId": "deleteWebhookEndpoint",
    "x-fern-sdk-group-name": [
     "webhookEndpoints"
    ],
    "x-fern-sdk-method-name": "delete",
    "tags": [
     "Webhook endpoints"
    ],
    "summary": "Delete a webhook endpoint",
    "x-required-role": "org:admin",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/DryRun"
     },
     {
      "$ref": "#/components/parameters/IfMatch"
     },
     {
      "$ref": "#/components/parameters/WebhookEndpointId"
     }
    ],
    "x-error-codes": [
     "admin_required",
     "webhook_endpoint_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/webhook-endpoints/rotateSecret": {
   "post": {
    "operationId": "rotateWebhookEndpointSecret",
    "x-fern-sdk-group-name": [
     "webhookEndpoints"
    ],
    "x-fern-sdk-method-name": "rotateSecret",
    "tags": [
     "Webhook endpoints"
    ],
    "summary": "Rotate the secret of a webhook endpoint",
    "x-required-role": "org:admin",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/IfMatch"
     },
     {
      "$ref": "#/components/parameters/WebhookEndpointId"
     }
    ],
    "x-error-codes": [
     "admin_required",
     "webhook_endpoint_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/webhook-endpoints/test": {
   "post": {
    "operationId": "testWebhookEndpoint",
    "x-fern-sdk-group-name": [
     "webhookEndpoints"
    ],
    "x-fern-sdk-method-name": "test",
    "tags": [
     "Webhook endpoints"
    ],
    "summary": "Send a test event",
    "x-required-role": "org:admin",
    "x-safe-to-repeat": true,
    "parameters": [
     {
      "$ref": "#/components/parameters/WebhookEndpointId"
     }
    ],
    "x-error-codes": [
     "admin_required",
     "webhook_endpoint_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/webhook-endpoints/deliveries": {
   "get": {
    "operationId": "listWebhookDeliveries",
    "x-fern-sdk-group-name": [
     "webhookEndpoints",
     "deliveries"
    ],
    "x-fern-sdk-method-name": "list",
    "tags": [
     "Webhook endpoints"
    ],
    "summary": "List the deliveries to a webhook endpoint",
    "x-required-role": "org:admin",
    "parameters": [
     {
      "name": "endpointId",
      "in": "query",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/Id"
      },
      "example": 5,
      "allowReserved": true
     },
     {
      "name": "status",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/WebhookDeliveryStatus"
      },
      "example": "failed",
      "allowReserved": true
     },
     {
      "name": "eventType",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/WebhookEventType"
      },
      "example": "run.failed",
      "allowReserved": true
     },
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "name": "cursor",
      "in": "query",
      "schema": {
       "type": "string",
       "minLength": 1,
       "maxLength": 512,
       "pattern": "^[A-Za-z0-9_=-]+$",
       "x-pattern-message": "must be the `nextCursor` of the previous page"
      },
      "example": "WyIyMDI2LTExLTIwVDA2OjAwOjQxLjIwMFoiLCI5ZDRjMmIxYS04ZTdmLTRhMzYtYjVjNC1kM2UyZjFhMGI5YzgiXQ",
      "allowReserved": true
     }
    ],
    "x-error-codes": [
     "admin_required",
     "webhook_endpoint_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/webhook-endpoints/deliveries/replay": {
   "post": {
    "operationId": "replayWebhookDelivery",
    "x-fern-sdk-group-name": [
     "webhookEndpoints",
     "deliveries"
    ],
    "x-fern-sdk-method-name": "replay",
    "tags": [
     "Webhook endpoints"
    ],
    "summary": "Send an event again",
    "x-required-role": "org:admin",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "name": "deliveryId",
      "in": "query",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/Uuid"
      },
      "example": "9d4c2b1a-8e7f-4a36-b5c4-d3e2f1a0b9c8",
      "allowReserved": true
     }
    ],
    "x-error-codes": [
     "admin_required",
     "webhook_delivery_not_found",
     "webhook_endpoint_disabled"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/scheduled-tasks/manage": {
   "get": {
    "operationId": "listScheduledTasks",
    "x-fern-sdk-group-name": [
     "tasks"
    ],
    "x-fern-sdk-method-name": "list",
    "x-sdk-methods": {
     "list": "listScheduledTasks",
     "get": "getScheduledTask"
    },
    "tags": [
     "Scheduled tasks"
    ],
    "summary": "List scheduled tasks, or get one",
    "x-required-role": "org:member",
    "x-reply-with": "taskId",
    "parameters": [
     {
      "name": "taskId",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Id"
      },
      "example": 7,
      "allowReserved": true
     },
     {
      "$ref": "#/components/parameters/AllInOrg"
     }
    ],
    "x-error-codes": [
     "management_access_required",
     "scheduled_task_not_owned",
     "admin_required",
     "scheduled_task_not_found"
    ],
    "responses": {
     "200": {}
    }
   },
   "post": {
    "operationId": "createScheduledTask",
    "x-fern-sdk-group-name": [
     "tasks"
    ],
    "x-fern-sdk-method-name": "create",
    "tags": [
     "Scheduled tasks"
    ],
    "summary": "Create a scheduled task",
    "x-required-role": "org:member",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ScheduledTaskCreate"
       },
       "examples": {
        "weekdays": {
         "summary": "Monday to Friday at 06:00 UTC",
         "value": {
          "name": "Morning visit digest",
          "prompt": "Sum up all visit reports of yesterday in ten lines.",
          "schedule": "0 6 * * 1-5",
          "agentId": 2
         }
        },
        "allSettings": {
         "summary": "Every field, disabled at first",
         "value": {
          "name": "Hourly parts check",
          "prompt": "List all spare parts with fewer than five pieces left.",
          "schedule": "15 * * * MON-FRI",
          "agentId": 3,
          "enabled": false,
          "overlapPolicy": "queue_one",
          "catchUpWindowSeconds": 3600
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "scheduled_task_limit_reached",
     "management_access_required",
     "agent_not_found"
    ],
    "responses": {
     "200": {}
    }
   },
   "put": {
    "operationId": "updateScheduledTask",
    "x-fern-sdk-group-name": [
     "tasks"
    ],
    "x-fern-sdk-method-name": "update",
    "tags": [
     "Scheduled tasks"
    ],
    "summary": "Update a scheduled task",
    "x-required-role": "org:member",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/IfMatch"
     },
     {
      "name": "taskId",
      "in": "query",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/Id"
      },
      "example": 7,
      "allowReserved": true
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ScheduledTaskUpdate"
       },
       "examples": {
        "reschedule": {
         "summary": "Run one hour later",
         "value": {
          "schedule": "0 7 * * 1-5"
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "scheduled_task_owner_not_member",
     "scheduled_task_owner_is_guest",
     "management_access_required",
     "scheduled_task_not_owned",
     "scheduled_task_not_found",
     "agent_not_found"
    ],
    "responses": {
     "200": {}
    }
   },
   "delete": {
    "operationId": "deleteScheduledTask",
    "x-fern-sdk-group-name": [
     "tasks"
    ],
    "x-fern-sdk-method-name": "delete",
    "tags": [
     "Scheduled tasks"
    ],
    "summary": "Delete a scheduled task",
    "x-required-role": "org:member",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/DryRun"
     },
     {
      "$ref": "#/components/parameters/IfMatch"
     },
     {
      "name": "taskId",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Id"
      },
      "example": 7,
      "allowReserved": true
     }
    ],
    "requestBody": {
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ScheduledTaskDelete"
       },
       "examples": {
        "inBody": {
         "summary": "The task id in the body",
         "value": {
          "taskId": 7
         }
        }
       }
      }
     },
     "required": false
    },
    "x-error-codes": [
     "management_access_required",
     "scheduled_task_not_owned",
     "scheduled_task_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/scheduled-tasks/toggle": {
   "post": {
    "operationId": "toggleScheduledTask",
    "x-fern-sdk-group-name": [
     "tasks"
    ],
    "x-fern-sdk-method-name": "toggle",
    "tags": [
     "Scheduled tasks"
    ],
    "summary": "Enable or disable a scheduled task",
    "x-required-role": "org:member",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/IfMatch"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ScheduledTaskToggle"
       },
       "examples": {
        "switchOff": {
         "summary": "Disable a task",
         "value": {
          "taskId": 7,
          "enabled": false
         }
        },
        "switchOn": {
         "summary": "Enable a task",
         "value": {
          "taskId": 7,
          "enabled": true
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "scheduled_task_owner_not_member",
     "scheduled_task_owner_is_guest",
     "management_access_required",
     "scheduled_task_not_owned",
     "scheduled_task_not_found",
     "agent_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/scheduled-tasks/run": {
   "post": {
    "operationId": "runScheduledTask",
    "x-fern-sdk-group-name": [
     "tasks"
    ],
    "x-fern-sdk-method-name": "run",
    "tags": [
     "Scheduled tasks"
    ],
    "summary": "Run a scheduled task now",
    "x-required-role": "org:member",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ScheduledTaskRun"
       },
       "examples": {
        "now": {
         "summary": "Run task 7",
         "value": {
          "taskId": 7
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "scheduled_task_owner_not_member",
     "scheduled_task_owner_is_guest",
     "management_access_required",
     "scheduled_task_not_owned",
     "scheduled_task_not_found",
     "agent_not_found",
     "scheduled_task_run_limit_reached"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/scheduled-tasks/executions": {
   "get": {
    "operationId": "listTaskExecutions",
    "x-fern-sdk-group-name": [
     "tasks"
    ],
    "x-fern-sdk-method-name": "executions",
    "x-sdk-methods": {
     "executions": "listTaskExecutions",
     "executionStats": "getTaskExecutionStats"
    },
    "tags": [
     "Scheduled tasks"
    ],
    "summary": "List executions of scheduled tasks, or count them",
    "x-required-role": "org:member",
    "x-reply-with": "stats",
    "parameters": [
     {
      "name": "taskId",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Id"
      },
      "example": 7,
      "allowReserved": true
     },
     {
      "name": "limit",
      "in": "query",
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 500,
       "default": 50,
       "format": "int32"
      },
      "example": 50,
      "allowReserved": true
     },
     {
      "name": "stats",
      "in": "query",
      "schema": {
       "type": "boolean",
       "default": false
      },
      "example": false,
      "allowReserved": true
     },
     {
      "name": "since",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/DateOrDateTime"
      },
      "example": "2026-11-13T00:00:00.000Z",
      "allowReserved": true
     },
     {
      "name": "before",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Id"
      },
      "example": 71,
      "allowReserved": true
     },
     {
      "name": "include",
      "in": "query",
      "schema": {
       "type": "string",
       "enum": [
        "occurrences"
       ]
      },
      "example": "occurrences",
      "allowReserved": true
     }
    ],
    "x-error-codes": [
     "management_access_required",
     "scheduled_task_not_owned",
     "scheduled_task_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/scheduled-tasks/preview": {
   "get": {
    "operationId": "previewSchedule",
    "x-fern-sdk-group-name": [
     "tasks"
    ],
    "x-fern-sdk-method-name": "preview",
    "tags": [
     "Scheduled tasks"
    ],
    "summary": "Preview when a schedule fires",
    "x-required-role": "org:member",
    "parameters": [
     {
      "name": "schedule",
      "in": "query",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/CronSchedule"
      },
      "example": "0 6 * * 1-5",
      "allowReserved": true
     }
    ],
    "x-error-codes": [
     "management_access_required"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/chat": {
   "post": {
    "operationId": "chat",
    "x-fern-sdk-group-name": [
     "chat"
    ],
    "x-fern-sdk-method-name": "stream",
    "x-sdk-methods": {
     "stream": "streamChat",
     "send": "sendChat"
    },
    "tags": [
     "Conversations"
    ],
    "summary": "Send a message to an agent",
    "x-required-role": "org:guest",
    "x-rate-limit": {
     "requests": 60,
     "windowSeconds": 60
    },
    "x-body-limit": 5242880,
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "name": "X-Stream-Response",
      "in": "header",
      "schema": {
       "type": "string",
       "enum": [
        "true",
        "false"
       ],
       "default": "true"
      },
      "example": "true"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ChatBody"
       },
       "examples": {
        "newConversation": {
         "summary": "Open a conversation",
         "value": {
          "agentId": 1,
          "message": {
           "role": "user",
           "parts": [
            {
             "type": "text",
             "text": "Our Arm X2 stops at 40 degrees and shows E-17. What should I check first?"
            }
           ]
          },
          "timezone": "Europe/Rome"
         }
        },
        "continueConversation": {
         "summary": "Continue a conversation",
         "value": {
          "agentId": 1,
          "threadId": "c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6",
          "message": {
           "role": "user",
           "parts": [
            {
             "type": "text",
             "text": "The brake voltage is 23.9 V. What next?"
            }
           ]
          }
         }
        },
        "withUploadedFile": {
         "summary": "Send a file that was uploaded before",
         "value": {
          "agentId": 1,
          "message": {
           "role": "user",
           "parts": [
            {
             "type": "text",
             "text": "Which part is this?"
            },
            {
             "type": "file",
             "mediaType": "image/jpeg",
             "filename": "joint-2.jpg",
             "url": "org_2kAcmeRobotics7Q4mZx1Lt8/uploads/bf5dae96-7a4c-4b97-9e79-4d6dad4a3b55/joint-2.jpg"
            }
           ]
          }
         }
        },
        "fromChatClient": {
         "summary": "What the AI SDK's chat client sends",
         "value": {
          "agentId": 1,
          "id": "mV3nEw7YcT1pKd5H",
          "messages": [
           {
            "id": "kT4vQm2XbR8sLw0Z",
            "role": "user",
            "parts": [
             {
              "type": "text",
              "text": "What is on this label?"
             },
             {
              "type": "file",
              "mediaType": "image/png",
              "filename": "label.png",
              "url": "data:image/png;base64,iVBORw0KGgo="
             }
            ]
           }
          ],
          "trigger": "submit-message"
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "organization_role_required",
     "agent_not_found",
     "conversation_not_found",
     "user_run_limit_reached",
     "organization_run_limit_reached"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/chat/stream": {
   "get": {
    "operationId": "resumeChat",
    "x-path-alias": "/chat/{threadId}/stream",
    "x-fern-sdk-group-name": [
     "chat"
    ],
    "x-fern-sdk-method-name": "resume",
    "tags": [
     "Conversations"
    ],
    "summary": "Resume the stream of a run in progress",
    "x-required-role": "org:guest",
    "parameters": [
     {
      "$ref": "#/components/parameters/ThreadOrChatId"
     }
    ],
    "x-error-codes": [
     "organization_role_required"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/getConversation": {
   "get": {
    "operationId": "getConversation",
    "x-fern-sdk-group-name": [
     "conversations"
    ],
    "x-fern-sdk-method-name": "get",
    "tags": [
     "Conversations"
    ],
    "summary": "Get a conversation with all its messages",
    "x-required-role": "org:guest",
    "parameters": [
     {
      "$ref": "#/components/parameters/ThreadOrChatId"
     }
    ],
    "x-error-codes": [
     "thread_id_required",
     "organization_role_required",
     "conversation_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/conversations": {
   "get": {
    "operationId": "listConversations",
    "x-fern-sdk-group-name": [
     "conversations"
    ],
    "x-fern-sdk-method-name": "list",
    "tags": [
     "Conversations"
    ],
    "summary": "List conversations",
    "x-required-role": "org:guest",
    "parameters": [
     {
      "$ref": "#/components/parameters/ConversationAgentId"
     },
     {
      "$ref": "#/components/parameters/ConversationUserId"
     },
     {
      "$ref": "#/components/parameters/AllInOrg"
     },
     {
      "name": "from",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/DateOrDateTime"
      },
      "example": "2026-11-02T00:00:00.000Z",
      "allowReserved": true
     },
     {
      "name": "to",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/DateOrDateTime"
      },
      "example": "2026-11-21T00:00:00.000Z",
      "allowReserved": true
     },
     {
      "$ref": "#/components/parameters/ConversationStreamStatus"
     },
     {
      "$ref": "#/components/parameters/ConversationFailureCode"
     },
     {
      "$ref": "#/components/parameters/ConversationSourceFilter"
     },
     {
      "$ref": "#/components/parameters/ConversationModel"
     },
     {
      "$ref": "#/components/parameters/MinLatencyMs"
     },
     {
      "$ref": "#/components/parameters/MinCostUsd"
     },
     {
      "$ref": "#/components/parameters/ConversationText"
     },
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "name": "cursor",
      "in": "query",
      "schema": {
       "type": "string",
       "minLength": 1,
       "maxLength": 512,
       "pattern": "^[A-Za-z0-9_=-]+$",
       "x-pattern-message": "must be the `nextCursor` of the previous page"
      },
      "example": "WyIyMDI2LTExLTEyVDA4OjE0OjIxLjQ4MFoiLCJjMGE4ZjFkMi0xYjNjLTRkNWUtOGY2MC03MTgyOTNhNGI1YzYiXQ",
      "allowReserved": true
     }
    ],
    "x-error-codes": [
     "organization_role_required",
     "admin_required",
     "management_access_required"
    ],
    "responses": {
     "200": {}
    }
   },
   "patch": {
    "operationId": "renameConversation",
    "x-fern-sdk-group-name": [
     "conversations"
    ],
    "x-fern-sdk-method-name": "rename",
    "tags": [
     "Conversations"
    ],
    "summary": "Rename a conversation",
    "x-required-role": "org:guest",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/IfMatch"
     },
     {
      "$ref": "#/components/parameters/ThreadId"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ConversationUpdate"
       },
       "examples": {
        "rename": {
         "summary": "A new name",
         "value": {
          "name": "Arm X2 brake fault E-17"
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "organization_role_required",
     "conversation_not_found"
    ],
    "responses": {
     "200": {}
    }
   },
   "delete": {
    "operationId": "deleteConversation",
    "x-fern-sdk-group-name": [
     "conversations"
    ],
    "x-fern-sdk-method-name": "delete",
    "tags": [
     "Conversations"
    ],
    "summary": "Delete a conversation",
    "x-required-role": "org:guest",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/DryRun"
     },
     {
      "$ref": "#/components/parameters/IfMatch"
     },
     {
      "$ref": "#/components/parameters/ThreadId"
     }
    ],
    "x-error-codes": [
     "organization_role_required",
     "conversation_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/conversations/messages": {
   "get": {
    "operationId": "listConversationMessages",
    "x-fern-sdk-group-name": [
     "conversations",
     "messages"
    ],
    "x-fern-sdk-method-name": "list",
    "tags": [
     "Conversations"
    ],
    "summary": "List the messages of a conversation",
    "x-required-role": "org:guest",
    "parameters": [
     {
      "$ref": "#/components/parameters/ThreadOrChatId"
     },
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "name": "cursor",
      "in": "query",
      "schema": {
       "type": "string",
       "minLength": 1,
       "maxLength": 512,
       "pattern": "^[A-Za-z0-9_=-]+$",
       "x-pattern-message": "must be the `nextCursor` of the previous page"
      },
      "example": "WyJjMGE4ZjFkMi0xYjNjLTRkNWUtOGY2MC03MTgyOTNhNGI1YzYiLDJd",
      "allowReserved": true
     }
    ],
    "x-error-codes": [
     "organization_role_required",
     "conversation_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/conversations/stop": {
   "post": {
    "operationId": "stopConversation",
    "x-fern-sdk-group-name": [
     "conversations"
    ],
    "x-fern-sdk-method-name": "stop",
    "tags": [
     "Conversations"
    ],
    "summary": "Stop the run of a conversation",
    "x-required-role": "org:guest",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ConversationStop"
       },
       "examples": {
        "stop": {
         "summary": "Stop a run",
         "value": {
          "threadId": "c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6"
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "organization_role_required",
     "conversation_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/conversations/feedback": {
   "post": {
    "operationId": "createConversationFeedback",
    "x-fern-sdk-group-name": [
     "conversations"
    ],
    "x-fern-sdk-method-name": "createFeedback",
    "tags": [
     "Conversations"
    ],
    "summary": "Rate a conversation or a message",
    "x-required-role": "org:guest",
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ConversationFeedbackCreate"
       },
       "examples": {
        "message": {
         "summary": "Rate one answer",
         "value": {
          "threadId": "c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6",
          "messageId": "04ecd5b6-5f70-4192-8da4-b5c6d7e8f90a",
          "rating": "helpful",
          "comment": "The brake supply was the cause."
         }
        },
        "conversation": {
         "summary": "Rate the whole conversation",
         "value": {
          "threadId": "c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6",
          "rating": "not_helpful"
         }
        }
       }
      }
     }
    },
    "x-error-codes": [
     "organization_role_required",
     "conversation_not_found",
     "message_not_found"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/dashboard/getInteractions": {
   "get": {
    "operationId": "getInteractions",
    "x-fern-sdk-group-name": [
     "dashboard"
    ],
    "x-fern-sdk-method-name": "interactions",
    "x-reply-with": "limit",
    "x-example-with": {
     "parameter": "limit",
     "example": "page"
    },
    "x-sdk-methods": {
     "interactions": "getInteractions",
     "interactionPages": "listInteractions"
    },
    "tags": [
     "Dashboard"
    ],
    "summary": "List conversations with usage data",
    "x-required-role": "org:guest",
    "parameters": [
     {
      "name": "from",
      "in": "query",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/DateOrDateTime"
      },
      "example": "2026-11-02T00:00:00.000Z",
      "allowReserved": true
     },
     {
      "name": "to",
      "in": "query",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/DateOrDateTime"
      },
      "example": "2026-11-21T00:00:00.000Z",
      "allowReserved": true
     },
     {
      "$ref": "#/components/parameters/AllInOrg"
     },
     {
      "$ref": "#/components/parameters/ConversationUserId"
     },
     {
      "$ref": "#/components/parameters/MetadataKey"
     },
     {
      "$ref": "#/components/parameters/MetadataValue"
     },
     {
      "$ref": "#/components/parameters/ConversationAgentId"
     },
     {
      "$ref": "#/components/parameters/ConversationStreamStatus"
     },
     {
      "$ref": "#/components/parameters/ConversationFailureCode"
     },
     {
      "$ref": "#/components/parameters/ConversationSourceFilter"
     },
     {
      "$ref": "#/components/parameters/ConversationModel"
     },
     {
      "$ref": "#/components/parameters/MinLatencyMs"
     },
     {
      "$ref": "#/components/parameters/MinCostUsd"
     },
     {
      "$ref": "#/components/parameters/ConversationText"
     },
     {
      "name": "limit",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/PageLimit"
      },
      "example": 50,
      "allowReserved": true
     },
     {
      "name": "cursor",
      "in": "query",
      "schema": {
       "type": "string",
       "minLength": 1,
       "maxLength": 512,
       "pattern": "^[A-Za-z0-9_=-]+$",
       "x-pattern-message": "must be the `nextCursor` of the previous page"
      },
      "example": "WyIyMDI2LTExLTEyVDA4OjE0OjIxLjQ4MFoiLCJjMGE4ZjFkMi0xYjNjLTRkNWUtOGY2MC03MTgyOTNhNGI1YzYiXQ",
      "allowReserved": true
     }
    ],
    "x-error-codes": [
     "organization_role_required",
     "admin_required",
     "management_access_required"
    ],
    "responses": {
     "200": {}
    }
   }
  },
  "/dashboard/getStats": {
   "get": {
    "operationId": "getStats",
    "x-fern-sdk-group-name": [
     "dashboard"
    ],
    "x-fern-sdk-method-name": "stats",
    "x-example-with": {
     "parameter": "interval",
     "example": "withSeries"
    },
    "tags": [
     "Dashboard"
    ],
    "summary": "Get usage totals",
    "x-required-role": "org:guest",
    "parameters": [
     {
      "name": "from",
      "in": "query",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/DateOrDateTime"
      },
      "example": "2026-11-12T00:00:00.000Z",
      "allowReserved": true
     },
     {
      "name": "to",
      "in": "query",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/DateOrDateTime"
      },
      "example": "2026-11-14T00:00:00.000Z",
      "allowReserved": true
     },
     {
      "$ref": "#/components/parameters/AllInOrg"
     },
     {
      "$ref": "#/components/parameters/ConversationUserId"
     },
     {
      "$ref": "#/components/parameters/MetadataKey"
     },
     {
      "$ref": "#/components/parameters/MetadataValue"
     },
     {
      "$ref": "#/components/parameters/ConversationAgentId"
     },
     {
      "$ref": "#/components/parameters/ConversationStreamStatus"
     },
     {
      "$ref": "#/components/parameters/ConversationFailureCode"
     },
     {
      "$ref": "#/components/parameters/ConversationSourceFilter"
     },
     {
      "$ref": "#/components/parameters/ConversationModel"
     },
     {
      "$ref": "#/components/parameters/MinLatencyMs"
     },
     {
      "$ref": "#/components/parameters/MinCostUsd"
     },
     {
      "$ref": "#/components/parameters/ConversationText"
     },
     {
      "name": "interval",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/StatsInterval"
      },
      "example": "day",
      "allowReserved": true
     }
    ],
    "x-error-codes": [
     "organization_role_required",
     "admin_required",
     "management_access_required"
    ],
    "responses": {
     "200": {}
    }
   }
  }
 },
 "components": {
  "parameters": {
   "IdempotencyKey": {
    "name": "Idempotency-Key",
    "in": "header",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 255,
     "pattern": "^[!-~]+$",
     "x-pattern-message": "must be printable ASCII without spaces"
    },
    "example": "5f0c1d5e-6a52-4a0b-9a53-0d6f7a1e8c2b"
   },
   "IfMatch": {
    "name": "If-Match",
    "in": "header",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 1000,
     "pattern": "^(\\*|\"[!#-~]*\"( ?, ?\"[!#-~]*\")*)$",
     "x-pattern-message": "must be `*` or etags in quotation marks, separated by commas"
    },
    "example": "*"
   },
   "DryRun": {
    "name": "dryRun",
    "in": "query",
    "schema": {
     "type": "boolean",
     "default": false
    },
    "example": false,
    "allowReserved": true
   },
   "Limit": {
    "name": "limit",
    "in": "query",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100,
     "default": 50,
     "format": "int32"
    },
    "example": 50,
    "allowReserved": true
   },
   "Offset": {
    "name": "offset",
    "in": "query",
    "schema": {
     "type": "integer",
     "minimum": 0,
     "maximum": 2147483647,
     "default": 0,
     "format": "int32"
    },
    "example": 0,
    "allowReserved": true
   },
   "AgentTagId": {
    "name": "id",
    "in": "query",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
    },
    "example": 1,
    "allowReserved": true
   },
   "SkillFileId": {
    "name": "fileId",
    "in": "query",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
    },
    "example": 52,
    "allowReserved": true
   },
   "KnowledgeBaseId": {
    "name": "kbId",
    "in": "query",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
    },
    "example": 1,
    "allowReserved": true
   },
   "KnowledgeBaseFileId": {
    "name": "fileId",
    "in": "query",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
    },
    "example": 22,
    "allowReserved": true
   },
   "ToolServerId": {
    "name": "id",
    "in": "query",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
    },
    "example": 3,
    "allowReserved": true
   },
   "WebhookEndpointId": {
    "name": "id",
    "in": "query",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
    },
    "example": 5,
    "allowReserved": true
   },
   "ThreadId": {
    "name": "threadId",
    "in": "query",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Uuid"
    },
    "example": "c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6",
    "allowReserved": true
   },
   "ThreadOrChatId": {
    "name": "threadId",
    "in": "query",
    "required": true,
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 128,
     "pattern": "^[^\\u0000]*$"
    },
    "example": "c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6",
    "allowReserved": true
   },
   "AllInOrg": {
    "name": "allInOrg",
    "in": "query",
    "schema": {
     "type": "boolean",
     "default": false
    },
    "example": false,
    "allowReserved": true
   },
   "MetadataKey": {
    "name": "metadataKey",
    "in": "query",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200,
     "pattern": "^[^\\u0000]*$"
    },
    "example": "department",
    "allowReserved": true
   },
   "MetadataValue": {
    "name": "metadataValue",
    "in": "query",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 1000,
     "pattern": "^[^\\u0000]*$"
    },
    "example": "Field Service",
    "allowReserved": true
   },
   "ConversationUserId": {
    "name": "userId",
    "in": "query",
    "schema": {
     "$ref": "#/components/schemas/UserId"
    },
    "example": "user_2kChiaraRossi6uR9vTx4Le",
    "allowReserved": true
   },
   "ConversationAgentId": {
    "name": "agentId",
    "in": "query",
    "schema": {
     "$ref": "#/components/schemas/Id"
    },
    "example": 1,
    "allowReserved": true
   },
   "ConversationStreamStatus": {
    "name": "streamStatus",
    "in": "query",
    "style": "form",
    "explode": false,
    "schema": {
     "type": "array",
     "minItems": 1,
     "maxItems": 5,
     "items": {
      "$ref": "#/components/schemas/StreamStatus"
     }
    },
    "example": [
     "error",
     "timeout"
    ],
    "allowReserved": true
   },
   "ConversationFailureCode": {
    "name": "failureCode",
    "in": "query",
    "style": "form",
    "explode": false,
    "schema": {
     "type": "array",
     "minItems": 1,
     "maxItems": 15,
     "items": {
      "$ref": "#/components/schemas/RunFailureCode"
     }
    },
    "example": [
     "model_unavailable"
    ],
    "allowReserved": true
   },
   "ConversationSourceFilter": {
    "name": "source",
    "in": "query",
    "schema": {
     "$ref": "#/components/schemas/ConversationSource"
    },
    "example": "task",
    "allowReserved": true
   },
   "ConversationModel": {
    "name": "model",
    "in": "query",
    "schema": {
     "$ref": "#/components/schemas/ModelId"
    },
    "example": "openai:gpt-5-mini",
    "allowReserved": true
   },
   "MinLatencyMs": {
    "name": "minLatencyMs",
    "in": "query",
    "schema": {
     "$ref": "#/components/schemas/Count"
    },
    "example": 10000,
    "allowReserved": true
   },
   "MinCostUsd": {
    "name": "minCostUsd",
    "in": "query",
    "schema": {
     "$ref": "#/components/schemas/CostUsd"
    },
    "example": 0.01,
    "allowReserved": true
   },
   "ConversationText": {
    "name": "text",
    "in": "query",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200,
     "pattern": "^[^\\u0000]*$"
    },
    "example": "E-17",
    "allowReserved": true
   },
   "AuditActorId": {
    "name": "actorId",
    "in": "query",
    "schema": {
     "$ref": "#/components/schemas/UserId"
    },
    "example": "user_2kAdaOkafor5tN8wQy3Kd",
    "allowReserved": true
   },
   "AuditActionFilter": {
    "name": "action",
    "in": "query",
    "schema": {
     "$ref": "#/components/schemas/AuditAction"
    },
    "example": "agent.updated",
    "allowReserved": true
   },
   "AuditRecordTypeFilter": {
    "name": "recordType",
    "in": "query",
    "schema": {
     "$ref": "#/components/schemas/AuditRecordType"
    },
    "example": "agent",
    "allowReserved": true
   },
   "AuditRecordId": {
    "name": "recordId",
    "in": "query",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 128,
     "pattern": "^[^\\u0000]*$"
    },
    "example": "1",
    "allowReserved": true
   },
   "AuditFrom": {
    "name": "from",
    "in": "query",
    "schema": {
     "$ref": "#/components/schemas/DateOrDateTime"
    },
    "example": "2026-11-02T00:00:00.000Z",
    "allowReserved": true
   },
   "AuditTo": {
    "name": "to",
    "in": "query",
    "schema": {
     "$ref": "#/components/schemas/DateOrDateTime"
    },
    "example": "2026-11-21T00:00:00.000Z",
    "allowReserved": true
   },
   "SvixId": {
    "name": "svix-id",
    "in": "header",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 256,
     "pattern": "^[^\\u0000]*$"
    },
    "example": "msg_2kWebhook4rT7yBq1Zn"
   },
   "SvixTimestamp": {
    "name": "svix-timestamp",
    "in": "header",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 20,
     "pattern": "^[^\\u0000]*$"
    },
    "example": "1795161900"
   },
   "SvixSignature": {
    "name": "svix-signature",
    "in": "header",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 4096,
     "pattern": "^[^\\u0000]*$"
    },
    "example": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
   },
   "WebhookId": {
    "name": "webhook-id",
    "in": "header",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 256,
     "pattern": "^[^\\u0000]*$"
    },
    "example": "msg_2kWebhook4rT7yBq1Zn"
   },
   "WebhookTimestamp": {
    "name": "webhook-timestamp",
    "in": "header",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 20,
     "pattern": "^[^\\u0000]*$"
    },
    "example": "1795161900"
   },
   "WebhookSignature": {
    "name": "webhook-signature",
    "in": "header",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 4096,
     "pattern": "^[^\\u0000]*$"
    },
    "example": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
   }
  },
  "schemas": {
   "Id": {
    "type": "integer",
    "format": "int32",
    "minimum": 1,
    "maximum": 2147483647
   },
   "DateOrDateTime": {
    "type": "string",
    "maxLength": 35,
    "pattern": "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])([Tt ]([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)?)?$",
    "x-pattern-message": "must be an ISO 8601 date, or date and time"
   },
   "EpochMilliseconds": {
    "type": "integer",
    "format": "int64",
    "minimum": 0,
    "maximum": 9007199254740991
   },
   "Count": {
    "type": "integer",
    "format": "int32",
    "minimum": 0,
    "maximum": 2147483647
   },
   "PageLimit": {
    "type": "integer",
    "format": "int32",
    "minimum": 1,
    "maximum": 100
   },
   "AlwaysTrue": {
    "type": "boolean",
    "const": true
   },
   "Uuid": {
    "type": "string",
    "format": "uuid",
    "maxLength": 36
   },
   "ShortName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^(?=[^\\u0000]*\\S)[^\\u0000]*$"
   },
   "FreeFormObject": {
    "type": "object",
    "additionalProperties": true,
    "maxProperties": 200,
    "x-free-form": true,
    "x-bounded-by": "x-body-limits"
   },
   "SkillDescription": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 4000,
    "pattern": "^[^\\u0000]*$"
   },
   "Prompt": {
    "type": "string",
    "minLength": 1,
    "maxLength": 20000,
    "pattern": "^[^\\u0000]*$"
   },
   "CatchUpWindowSeconds": {
    "type": "integer",
    "format": "int32",
    "minimum": 0,
    "maximum": 31536000,
    "x-missed-after-seconds": 60
   },
   "FileKey": {
    "type": "string",
    "minLength": 1,
    "maxLength": 1024,
    "pattern": "^[^\\u0000]*$"
   },
   "ToolServerUrl": {
    "type": "string",
    "format": "uri",
    "maxLength": 2048,
    "pattern": "^https?://",
    "x-pattern-message": "must be an http or https URL"
   },
   "MaxToolRoundtrips": {
    "type": "integer",
    "format": "int32",
    "minimum": 1,
    "maximum": 1000
   },
   "SystemPrompt": {
    "type": "string",
    "maxLength": 100000,
    "pattern": "^[^\\u0000]*$",
    "x-prompt-variables": {
     "names": [
      "CURRENT_DATE",
      "USER_EMAIL",
      "USER_NAME",
      "ORG_NAME",
      "AGENT_NAME"
     ],
     "pattern": "\\{\\{ ?([A-Za-z]\\w{0,63}) ?\\}\\}"
    }
   },
   "ShortDescription": {
    "type": "string",
    "maxLength": 2000,
    "pattern": "^[^\\u0000]*$"
   },
   "UserId": {
    "type": "string",
    "minLength": 1,
    "maxLength": 128,
    "pattern": "^[^\\u0000-\\u0020]+$",
    "x-pattern-message": "must not contain spaces or control characters"
   },
   "ModelId": {
    "type": "string",
    "minLength": 3,
    "maxLength": 200,
    "pattern": "^[A-Za-z0-9_-]+:[^\\s\\u0000]+$",
    "x-pattern-message": "must have the form `<provider>:<model>`"
   },
   "NullableModelId": {
    "type": [
     "string",
     "null"
    ],
    "minLength": 3,
    "maxLength": 200,
    "pattern": "^[A-Za-z0-9_-]+:[^\\s\\u0000]+$",
    "x-pattern-message": "must have the form `<provider>:<model>`"
   },
   "Temperature": {
    "type": [
     "number",
     "null"
    ],
    "minimum": 0,
    "maximum": 2
   },
   "MaxOutputTokens": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": 1,
    "maximum": 10000000,
    "format": "int32"
   },
   "ReasoningEffort": {
    "type": "string",
    "enum": [
     "none",
     "minimal",
     "low",
     "medium",
     "high",
     "xhigh",
     "max"
    ]
   },
   "TagName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 50,
    "pattern": "^(?=[^\\u0000]*\\S)[^\\u0000]*$"
   },
   "AgentStage": {
    "type": "string",
    "enum": [
     "development",
     "released"
    ]
   },
   "ConversationStarters": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 1000,
     "pattern": "^[^\\u0000]*$"
    }
   },
   "AgentToolServerIds": {
    "type": [
     "array",
     "null"
    ],
    "maxItems": 100,
    "items": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "AgentTools": {
    "type": "object",
    "maxProperties": 200,
    "x-free-form": true,
    "propertyNames": {
     "type": "string",
     "minLength": 1,
     "maxLength": 128,
     "pattern": "^[A-Za-z0-9_.:-]+$"
    },
    "additionalProperties": {
     "oneOf": [
      {
       "$ref": "#/components/schemas/PlatformToolDefinition"
      },
      {
       "$ref": "#/components/schemas/ProviderToolDefinition"
      }
     ]
    }
   },
   "PlatformToolDefinition": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "description",
     "parameters"
    ],
    "properties": {
     "description": {
      "type": "string",
      "maxLength": 5000,
      "pattern": "^[^\\u0000]*$"
     },
     "parameters": {
      "$ref": "#/components/schemas/FreeFormObject"
     },
     "config": {
      "$ref": "#/components/schemas/ToolConfig"
     }
    }
   },
   "ProviderToolDefinition": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "isProviderTool"
    ],
    "properties": {
     "isProviderTool": {
      "$ref": "#/components/schemas/AlwaysTrue"
     }
    }
   },
   "ToolConfig": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "accessibleKnowledgeBaseIds": {
      "type": "array",
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     },
     "writableKnowledgeBaseIds": {
      "type": "array",
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     },
     "callableAgentIds": {
      "type": "array",
      "maxItems": 1000,
      "items": {
       "oneOf": [
        {
         "$ref": "#/components/schemas/Id"
        },
        {
         "type": "string",
         "pattern": "^[1-9][0-9]{0,9}$",
         "x-pattern-message": "must be the id of an agent",
         "maxLength": 10
        }
       ]
      }
     },
     "skillIds": {
      "type": "array",
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     }
    }
   },
   "AgentSave": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "pattern": "^(?=[^\\u0000]*\\S)[^\\u0000]*$"
     },
     "description": {
      "$ref": "#/components/schemas/ShortDescription"
     },
     "logoUrl": {
      "type": [
       "string",
       "null"
      ],
      "format": "uri",
      "pattern": "^https?://",
      "x-pattern-message": "must be an http or https URL",
      "maxLength": 2048
     },
     "conversationStarters": {
      "$ref": "#/components/schemas/ConversationStarters"
     },
     "model": {
      "$ref": "#/components/schemas/ModelId"
     },
     "temperature": {
      "$ref": "#/components/schemas/Temperature"
     },
     "maxOutputTokens": {
      "$ref": "#/components/schemas/MaxOutputTokens"
     },
     "reasoningEffort": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/ReasoningEffort"
       },
       {
        "type": "null"
       }
      ]
     },
     "maxToolRoundtrips": {
      "$ref": "#/components/schemas/MaxToolRoundtrips"
     },
     "systemPrompt": {
      "$ref": "#/components/schemas/SystemPrompt"
     },
     "tools": {
      "$ref": "#/components/schemas/AgentTools"
     },
     "mcpServers": {
      "$ref": "#/components/schemas/AgentToolServerIds"
     },
     "stage": {
      "$ref": "#/components/schemas/AgentStage"
     },
     "showInChat": {
      "type": "boolean"
     },
     "emailSlug": {
      "type": [
       "string",
       "null"
      ],
      "minLength": 1,
      "maxLength": 63,
      "pattern": "^[a-z0-9]([a-z0-9-]*[a-z0-9])?$",
      "x-pattern-message": "must consist of lowercase letters, digits and hyphens, with no hyphen at either end",
      "x-reserved-values": [
       "abuse",
       "account",
       "accounts",
       "admin",
       "administrator",
       "admins",
       "alert",
       "alerts",
       "api",
       "billing",
       "bounce",
       "bounces",
       "daemon",
       "dmarc",
       "dns",
       "ftp",
       "help",
       "helpdesk",
       "hostmaster",
       "info",
       "legal",
       "list",
       "list-request",
       "mail",
       "mailer-daemon",
       "marketing",
       "news",
       "no-reply",
       "noc",
       "nobody",
       "noreply",
       "notification",
       "notifications",
       "owner",
       "postmaster",
       "privacy",
       "root",
       "sales",
       "security",
       "smtp",
       "ssl-admin",
       "ssladmin",
       "sslwebmaster",
       "support",
       "sysadmin",
       "system",
       "usenet",
       "uucp",
       "webmaster",
       "www"
      ],
      "x-reserved-pattern": "^(agent|kb)-[0-9]+$"
     },
     "tagIds": {
      "type": "array",
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     },
     "publishedVersionId": {},
     "createdAt": {},
     "updatedAt": {},
     "etag": {},
     "tags": {},
     "warnings": {}
    }
   },
   "AgentDelete": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "agentId"
    ],
    "properties": {
     "agentId": {
      "$ref": "#/components/schemas/Id"
     }
    }
   },
   "AgentVersionChange": {
    "oneOf": [
     {
      "$ref": "#/components/schemas/AgentRollback"
     },
     {
      "$ref": "#/components/schemas/AgentCheckpoint"
     }
    ]
   },
   "AgentRollback": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "agentId",
     "action",
     "versionId"
    ],
    "properties": {
     "agentId": {
      "$ref": "#/components/schemas/Id"
     },
     "action": {
      "type": "string",
      "const": "rollback"
     },
     "versionId": {
      "$ref": "#/components/schemas/Id"
     }
    }
   },
   "AgentCheckpoint": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "agentId",
     "action"
    ],
    "properties": {
     "agentId": {
      "$ref": "#/components/schemas/Id"
     },
     "action": {
      "type": "string",
      "const": "checkpoint"
     },
     "label": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "pattern": "^[^\\u0000]*$"
     }
    }
   },
   "AgentTagCreate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name"
    ],
    "properties": {
     "name": {
      "$ref": "#/components/schemas/TagName"
     }
    }
   },
   "AgentTagUpdate": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "name": {
      "$ref": "#/components/schemas/TagName"
     },
     "id": {},
     "organizationId": {},
     "createdBy": {},
     "createdAt": {},
     "updatedAt": {},
     "etag": {},
     "agentCount": {}
    }
   },
   "OrganizationRole": {
    "type": "string",
    "enum": [
     "org:admin",
     "org:agent_manager",
     "org:member",
     "org:guest"
    ]
   },
   "UserMetadata": {
    "type": "object",
    "additionalProperties": true,
    "maxProperties": 1183,
    "x-free-form": true,
    "x-max-bytes": 8192
   },
   "UserRemoval": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "userIds"
    ],
    "properties": {
     "userIds": {
      "type": "array",
      "minItems": 1,
      "maxItems": 50,
      "items": {
       "$ref": "#/components/schemas/UserId"
      }
     }
    }
   },
   "UserMetadataUpdate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "userId",
     "metadata"
    ],
    "properties": {
     "userId": {
      "$ref": "#/components/schemas/UserId"
     },
     "metadata": {
      "$ref": "#/components/schemas/UserMetadata"
     }
    }
   },
   "InvitationId": {
    "type": "string",
    "minLength": 8,
    "maxLength": 128,
    "pattern": "^orginv_[A-Za-z0-9_-]+$",
    "x-pattern-message": "must be the id of an invitation, which begins with orginv_"
   },
   "InvitationStatus": {
    "type": "string",
    "enum": [
     "pending",
     "accepted",
     "revoked",
     "expired"
    ]
   },
   "InvitationsCreate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "invitations"
    ],
    "properties": {
     "invitations": {
      "type": "array",
      "minItems": 1,
      "maxItems": 50,
      "items": {
       "$ref": "#/components/schemas/InvitationCreate"
      }
     }
    }
   },
   "InvitationCreate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "email"
    ],
    "properties": {
     "email": {
      "type": "string",
      "format": "email",
      "maxLength": 320
     },
     "role": {
      "$ref": "#/components/schemas/OrganizationRole",
      "default": "org:member"
     },
     "metadata": {
      "$ref": "#/components/schemas/UserMetadata"
     }
    }
   },
   "InvitationRevocation": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "invitationIds"
    ],
    "properties": {
     "invitationIds": {
      "type": "array",
      "minItems": 1,
      "maxItems": 50,
      "items": {
       "$ref": "#/components/schemas/InvitationId"
      }
     }
    }
   },
   "ReferencedRecordType": {
    "type": "string",
    "enum": [
     "agent",
     "agent_tag",
     "knowledge_base",
     "skill",
     "tool_server",
     "user"
    ]
   },
   "RecordId": {
    "type": "string",
    "minLength": 1,
    "maxLength": 128,
    "pattern": "^[^\\u0000-\\u0020]+$",
    "x-pattern-message": "must not contain spaces or control characters"
   },
   "IdentityEvent": {
    "type": "object",
    "additionalProperties": true,
    "x-free-form": true,
    "x-bounded-by": "x-body-limits",
    "maxProperties": 50,
    "required": [
     "type",
     "object",
     "data"
    ],
    "properties": {
     "type": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "^[^\\u0000]*$"
     },
     "object": {
      "type": "string",
      "const": "event"
     },
     "timestamp": {
      "$ref": "#/components/schemas/EpochMilliseconds"
     },
     "instance_id": {
      "type": "string",
      "maxLength": 128,
      "pattern": "^[^\\u0000]*$"
     },
     "event_attributes": {
      "$ref": "#/components/schemas/FreeFormObject"
     },
     "data": {
      "$ref": "#/components/schemas/FreeFormObject"
     }
    }
   },
   "MediaType": {
    "type": "string",
    "minLength": 3,
    "maxLength": 255,
    "pattern": "^[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*( ?; ?[A-Za-z0-9_-]+=[A-Za-z0-9!#$&^_.+-]+)*$",
    "x-pattern-message": "must be a MIME type, such as application/pdf"
   },
   "PresignedUploadCreate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "filename",
     "contentType"
    ],
    "properties": {
     "filename": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^[^\\u0000]*$"
     },
     "contentType": {
      "$ref": "#/components/schemas/MediaType"
     }
    }
   },
   "SkillName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^(?=[^\\u0000]*\\S)[^\\u0000]*$"
   },
   "SkillMdContent": {
    "type": "string",
    "minLength": 1,
    "maxLength": 102400,
    "x-max-bytes": 102400,
    "x-max-white-space": 500,
    "pattern": "^[^\\u0000]*$"
   },
   "SkillCreate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "skillMdContent"
    ],
    "properties": {
     "skillMdContent": {
      "$ref": "#/components/schemas/SkillMdContent"
     }
    }
   },
   "SkillUpdate": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "skillMdContent": {
      "$ref": "#/components/schemas/SkillMdContent"
     },
     "name": {
      "$ref": "#/components/schemas/SkillName"
     },
     "description": {
      "$ref": "#/components/schemas/SkillDescription"
     },
     "id": {},
     "metadata": {},
     "fileCount": {},
     "createdAt": {},
     "updatedAt": {},
     "files": {},
     "agents": {},
     "etag": {}
    }
   },
   "SkillFileName": {
    "type": "string",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[^./\\\\\\u0000-\\u001f\\u007f][^/\\\\\\u0000-\\u001f\\u007f]*(/[^./\\\\\\u0000-\\u001f\\u007f][^/\\\\\\u0000-\\u001f\\u007f]*)*$",
    "x-pattern-message": "must be a relative path without backslashes, control characters, or names that begin with a dot"
   },
   "SkillFileCreate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "skillId",
     "fileName",
     "contentType"
    ],
    "properties": {
     "skillId": {
      "$ref": "#/components/schemas/Id"
     },
     "fileName": {
      "$ref": "#/components/schemas/SkillFileName"
     },
     "contentType": {
      "$ref": "#/components/schemas/MediaType"
     },
     "fileSize": {
      "type": "integer",
      "format": "int64",
      "minimum": 0,
      "maximum": 9007199254740991,
      "default": 0
     }
    }
   },
   "KnowledgeBaseLanguage": {
    "type": "string",
    "enum": [
     "simple",
     "arabic",
     "armenian",
     "basque",
     "catalan",
     "danish",
     "dutch",
     "english",
     "finnish",
     "french",
     "german",
     "greek",
     "hindi",
     "hungarian",
     "indonesian",
     "irish",
     "italian",
     "lithuanian",
     "nepali",
     "norwegian",
     "portuguese",
     "romanian",
     "russian",
     "serbian",
     "spanish",
     "swedish",
     "tamil",
     "turkish",
     "yiddish"
    ]
   },
   "KnowledgeBaseSource": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 2048,
    "pattern": "^[^\\u0000]*$"
   },
   "ExtractionSchema": {
    "type": [
     "object",
     "null"
    ],
    "additionalProperties": true,
    "maxProperties": 200,
    "x-free-form": true,
    "x-max-schema-parts": 10000,
    "x-bounded-by": "x-body-limits"
   },
   "KnowledgeBaseTriggerSave": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "agentId",
     "prompt"
    ],
    "properties": {
     "enabled": {
      "type": "boolean"
     },
     "agentId": {
      "$ref": "#/components/schemas/Id"
     },
     "prompt": {
      "$ref": "#/components/schemas/Prompt"
     },
     "createdAt": {}
    }
   },
   "KnowledgeBaseCreate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "embeddingModel"
    ],
    "properties": {
     "name": {
      "$ref": "#/components/schemas/ShortName"
     },
     "description": {
      "$ref": "#/components/schemas/ShortDescription",
      "default": ""
     },
     "embeddingModel": {
      "$ref": "#/components/schemas/ModelId"
     },
     "language": {
      "$ref": "#/components/schemas/KnowledgeBaseLanguage",
      "default": "simple"
     },
     "extractionModel": {
      "$ref": "#/components/schemas/NullableModelId",
      "default": null
     },
     "extractionSchema": {
      "$ref": "#/components/schemas/ExtractionSchema",
      "default": null
     },
     "source": {
      "$ref": "#/components/schemas/KnowledgeBaseSource",
      "default": null
     },
     "trigger": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/KnowledgeBaseTriggerSave"
       },
       {
        "type": "null"
       }
      ],
      "default": null
     }
    }
   },
   "KnowledgeBaseUpdate": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "name": {
      "$ref": "#/components/schemas/ShortName"
     },
     "description": {
      "$ref": "#/components/schemas/ShortDescription"
     },
     "embeddingModel": {
      "$ref": "#/components/schemas/ModelId"
     },
     "language": {
      "$ref": "#/components/schemas/KnowledgeBaseLanguage"
     },
     "extractionModel": {
      "$ref": "#/components/schemas/NullableModelId"
     },
     "extractionSchema": {
      "$ref": "#/components/schemas/ExtractionSchema"
     },
     "source": {
      "$ref": "#/components/schemas/KnowledgeBaseSource"
     },
     "trigger": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/KnowledgeBaseTriggerSave"
       },
       {
        "type": "null"
       }
      ]
     },
     "id": {},
     "embeddingDimensions": {},
     "createdAt": {},
     "updatedAt": {},
     "userId": {},
     "fileCount": {},
     "lastFileUploadedAt": {},
     "totalSize": {},
     "status": {},
     "etag": {}
    }
   },
   "KnowledgeBaseFileCreate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kbId",
     "fileId",
     "fileName",
     "fileKey",
     "contentKey",
     "contentType"
    ],
    "properties": {
     "kbId": {
      "$ref": "#/components/schemas/Id"
     },
     "fileId": {
      "$ref": "#/components/schemas/Uuid"
     },
     "fileName": {
      "type": "string",
      "minLength": 1,
      "maxLength": 255,
      "pattern": "^[^\\u0000]*$"
     },
     "fileKey": {
      "$ref": "#/components/schemas/FileKey"
     },
     "contentKey": {
      "$ref": "#/components/schemas/FileKey"
     },
     "contentType": {
      "type": "string",
      "minLength": 3,
      "maxLength": 255,
      "pattern": "^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+( *;[^\\u0000]*)?$",
      "x-pattern-message": "must be a MIME type, such as application/pdf"
     },
     "fileSize": {
      "type": "integer",
      "format": "int64",
      "minimum": 0,
      "maximum": 5368709120
     },
     "userMetadata": {
      "type": [
       "object",
       "null"
      ],
      "additionalProperties": true,
      "maxProperties": 200,
      "x-free-form": true,
      "x-bounded-by": "x-body-limits",
      "default": null
     }
    }
   },
   "KnowledgeBaseSearch": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kbId",
     "query"
    ],
    "properties": {
     "kbId": {
      "$ref": "#/components/schemas/Id"
     },
     "query": {
      "type": "string",
      "minLength": 1,
      "maxLength": 4000,
      "pattern": "^[^\\u0000]*$"
     },
     "limit": {
      "type": "integer",
      "minimum": 1,
      "maximum": 50,
      "default": 10,
      "format": "int32"
     },
     "mode": {
      "$ref": "#/components/schemas/KnowledgeBaseSearchMode",
      "default": "hybrid"
     }
    }
   },
   "KnowledgeBaseSearchMode": {
    "type": "string",
    "enum": [
     "hybrid",
     "text",
     "vector"
    ]
   },
   "ToolServerTransport": {
    "type": "string",
    "enum": [
     "streamable-http",
     "sse"
    ]
   },
   "ToolServerHeaders": {
    "type": "object",
    "x-free-form": true,
    "maxProperties": 50,
    "propertyNames": {
     "type": "string",
     "maxLength": 100,
     "pattern": "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$",
     "x-reserved-values": [
      "host",
      "content-length",
      "content-type",
      "connection",
      "keep-alive",
      "transfer-encoding",
      "upgrade",
      "te",
      "trailer",
      "expect",
      "accept",
      "accept-encoding",
      "last-event-id",
      "mcp-session-id",
      "mcp-protocol-version"
     ],
     "x-reserved-pattern": "^proxy-"
    },
    "additionalProperties": {
     "type": "string",
     "maxLength": 8192,
     "pattern": "^[\\t\\x20-\\x7E]*$",
     "x-pattern-message": "must be printable ASCII"
    }
   },
   "ToolServerCreate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "url"
    ],
    "properties": {
     "name": {
      "$ref": "#/components/schemas/ShortName"
     },
     "url": {
      "$ref": "#/components/schemas/ToolServerUrl"
     },
     "transport": {
      "$ref": "#/components/schemas/ToolServerTransport",
      "default": "streamable-http"
     },
     "headers": {
      "$ref": "#/components/schemas/ToolServerHeaders",
      "default": {},
      "writeOnly": true
     },
     "enabled": {
      "type": "boolean",
      "default": true
     }
    }
   },
   "ToolServerUpdate": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "name": {
      "$ref": "#/components/schemas/ShortName"
     },
     "url": {
      "$ref": "#/components/schemas/ToolServerUrl"
     },
     "transport": {
      "$ref": "#/components/schemas/ToolServerTransport"
     },
     "headers": {
      "$ref": "#/components/schemas/ToolServerHeaders",
      "writeOnly": true
     },
     "enabled": {
      "type": "boolean"
     },
     "id": {},
     "headerNames": {},
     "state": {},
     "lastError": {},
     "lastErrorAt": {},
     "lastSuccessAt": {},
     "createdAt": {},
     "updatedAt": {},
     "etag": {}
    }
   },
   "ToolServerTest": {
    "oneOf": [
     {
      "$ref": "#/components/schemas/ToolServerTestStored"
     },
     {
      "$ref": "#/components/schemas/ToolServerTestAddress"
     }
    ]
   },
   "ToolServerTestStored": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     }
    }
   },
   "ToolServerTestAddress": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "url"
    ],
    "properties": {
     "url": {
      "$ref": "#/components/schemas/ToolServerUrl"
     },
     "transport": {
      "$ref": "#/components/schemas/ToolServerTransport"
     },
     "headers": {
      "$ref": "#/components/schemas/ToolServerHeaders",
      "writeOnly": true
     }
    }
   },
   "WebhookEventType": {
    "type": "string",
    "enum": [
     "run.completed",
     "run.failed",
     "file.processed",
     "file.failed",
     "task.paused",
     "member.removed"
    ]
   },
   "WebhookEventTypes": {
    "type": "array",
    "minItems": 1,
    "maxItems": 6,
    "items": {
     "$ref": "#/components/schemas/WebhookEventType"
    }
   },
   "WebhookEndpointUrl": {
    "type": "string",
    "format": "uri",
    "maxLength": 2048,
    "pattern": "^https?://",
    "x-pattern-message": "must be an http or https URL"
   },
   "WebhookEndpointCreate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "url",
     "eventTypes"
    ],
    "properties": {
     "url": {
      "$ref": "#/components/schemas/WebhookEndpointUrl"
     },
     "description": {
      "$ref": "#/components/schemas/ShortDescription",
      "default": ""
     },
     "eventTypes": {
      "$ref": "#/components/schemas/WebhookEventTypes"
     },
     "enabled": {
      "type": "boolean",
      "default": true
     }
    }
   },
   "WebhookEndpointUpdate": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "url": {
      "$ref": "#/components/schemas/WebhookEndpointUrl"
     },
     "description": {
      "$ref": "#/components/schemas/ShortDescription"
     },
     "eventTypes": {
      "$ref": "#/components/schemas/WebhookEventTypes"
     },
     "enabled": {
      "type": "boolean"
     },
     "id": {},
     "disabledReason": {},
     "failingSince": {},
     "previousSecretExpiresAt": {},
     "createdAt": {},
     "updatedAt": {},
     "etag": {}
    }
   },
   "WebhookDeliveryStatus": {
    "type": "string",
    "enum": [
     "pending",
     "succeeded",
     "failed"
    ]
   },
   "CronSchedule": {
    "type": "string",
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^[^\\u0000]*$"
   },
   "TaskOverlapPolicy": {
    "type": "string",
    "enum": [
     "skip",
     "queue_one",
     "allow"
    ]
   },
   "ScheduledTaskCreate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "prompt",
     "schedule",
     "agentId"
    ],
    "properties": {
     "name": {
      "$ref": "#/components/schemas/ShortName"
     },
     "description": {
      "$ref": "#/components/schemas/ShortDescription",
      "default": ""
     },
     "prompt": {
      "$ref": "#/components/schemas/Prompt"
     },
     "schedule": {
      "$ref": "#/components/schemas/CronSchedule"
     },
     "agentId": {
      "$ref": "#/components/schemas/Id"
     },
     "enabled": {
      "type": "boolean",
      "default": true
     },
     "overlapPolicy": {
      "$ref": "#/components/schemas/TaskOverlapPolicy",
      "default": "skip"
     },
     "catchUpWindowSeconds": {
      "$ref": "#/components/schemas/CatchUpWindowSeconds",
      "default": 31536000
     }
    }
   },
   "ScheduledTaskUpdate": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "name": {
      "$ref": "#/components/schemas/ShortName"
     },
     "description": {
      "$ref": "#/components/schemas/ShortDescription"
     },
     "prompt": {
      "$ref": "#/components/schemas/Prompt"
     },
     "schedule": {
      "$ref": "#/components/schemas/CronSchedule"
     },
     "agentId": {
      "$ref": "#/components/schemas/Id"
     },
     "enabled": {
      "type": "boolean"
     },
     "overlapPolicy": {
      "$ref": "#/components/schemas/TaskOverlapPolicy"
     },
     "catchUpWindowSeconds": {
      "$ref": "#/components/schemas/CatchUpWindowSeconds"
     },
     "id": {},
     "agentName": {},
     "userId": {},
     "lastRunAt": {},
     "nextRunAt": {},
     "pausedReason": {},
     "consecutiveFailures": {},
     "lastFailure": {},
     "createdAt": {},
     "updatedAt": {},
     "etag": {}
    }
   },
   "ScheduledTaskDelete": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "taskId"
    ],
    "properties": {
     "taskId": {
      "$ref": "#/components/schemas/Id"
     }
    }
   },
   "ScheduledTaskToggle": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "taskId",
     "enabled"
    ],
    "properties": {
     "taskId": {
      "$ref": "#/components/schemas/Id"
     },
     "enabled": {
      "type": "boolean"
     }
    }
   },
   "ScheduledTaskRun": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "taskId"
    ],
    "properties": {
     "taskId": {
      "$ref": "#/components/schemas/Id"
     }
    }
   },
   "ChatBody": {
    "oneOf": [
     {
      "$ref": "#/components/schemas/ChatRequest"
     },
     {
      "$ref": "#/components/schemas/ChatClientRequest"
     }
    ]
   },
   "ChatRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "message",
     "agentId"
    ],
    "properties": {
     "agentId": {
      "$ref": "#/components/schemas/Id"
     },
     "message": {
      "$ref": "#/components/schemas/ChatMessage"
     },
     "threadId": {
      "$ref": "#/components/schemas/Uuid"
     },
     "timezone": {
      "$ref": "#/components/schemas/TimeZone"
     }
    }
   },
   "TimeZone": {
    "type": "string",
    "minLength": 1,
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9_+/-]+$",
    "x-pattern-message": "must be an IANA time zone, such as Europe/Berlin"
   },
   "ChatClientRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "messages",
     "agentId"
    ],
    "properties": {
     "agentId": {
      "$ref": "#/components/schemas/Id"
     },
     "id": {
      "type": "string",
      "minLength": 1,
      "maxLength": 128,
      "pattern": "^[^\\u0000]*$"
     },
     "messages": {
      "type": "array",
      "minItems": 1,
      "maxItems": 2500,
      "items": {
       "$ref": "#/components/schemas/ChatClientMessage"
      }
     },
     "trigger": {
      "type": "string",
      "enum": [
       "submit-message",
       "regenerate-message"
      ]
     },
     "messageId": {
      "type": "string",
      "maxLength": 128,
      "pattern": "^[^\\u0000]*$"
     },
     "timezone": {
      "$ref": "#/components/schemas/TimeZone"
     }
    }
   },
   "ChatClientMessage": {
    "type": "object",
    "additionalProperties": true,
    "maxProperties": 50,
    "x-free-form": true,
    "x-bounded-by": "x-body-limits",
    "required": [
     "role",
     "parts"
    ],
    "properties": {
     "id": {
      "type": "string",
      "maxLength": 128,
      "pattern": "^[^\\u0000]*$"
     },
     "role": {
      "type": "string",
      "enum": [
       "user",
       "assistant",
       "system"
      ]
     },
     "parts": {
      "type": "array",
      "maxItems": 5000,
      "items": {
       "$ref": "#/components/schemas/ChatClientPart"
      }
     }
    }
   },
   "ChatClientPart": {
    "type": "object",
    "additionalProperties": true,
    "maxProperties": 50,
    "x-free-form": true,
    "x-bounded-by": "x-body-limits",
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "minLength": 1,
      "maxLength": 255,
      "pattern": "^[^\\u0000]*$"
     }
    }
   },
   "ChatMessage": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "role",
     "parts"
    ],
    "properties": {
     "id": {
      "type": "string",
      "maxLength": 128,
      "pattern": "^[^\\u0000]*$"
     },
     "role": {
      "type": "string",
      "const": "user"
     },
     "parts": {
      "type": "array",
      "minItems": 1,
      "maxItems": 20,
      "items": {
       "$ref": "#/components/schemas/ChatMessagePart"
      }
     },
     "metadata": {
      "$ref": "#/components/schemas/FreeFormObject"
     }
    }
   },
   "ChatMessagePart": {
    "oneOf": [
     {
      "$ref": "#/components/schemas/ChatTextPart"
     },
     {
      "$ref": "#/components/schemas/ChatFilePart"
     }
    ]
   },
   "ChatTextPart": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type",
     "text"
    ],
    "properties": {
     "type": {
      "type": "string",
      "const": "text"
     },
     "text": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100000,
      "pattern": "^[^\\u0000]*$"
     }
    }
   },
   "ChatFilePart": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type",
     "mediaType",
     "url"
    ],
    "properties": {
     "type": {
      "type": "string",
      "const": "file"
     },
     "mediaType": {
      "type": "string",
      "maxLength": 255,
      "pattern": "^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$",
      "x-pattern-message": "must be a MIME type without parameters, such as application/pdf"
     },
     "filename": {
      "type": "string",
      "minLength": 1,
      "maxLength": 255,
      "pattern": "^[^\\u0000]*$"
     },
     "url": {
      "type": "string",
      "minLength": 1,
      "maxLength": 4194304,
      "pattern": "^(data:[A-Za-z0-9!$&'()*+.;=/_~-]{0,255};base64,|(?!data:)[^\\u0000/:]{1,1024}/uploads/[^\\u0000/]{1,1024}/[^\\u0000/]{1,1024}$)",
      "x-pattern-message": "must be a base64 data: URL or the key of an upload"
     }
    }
   },
   "StreamStatus": {
    "type": "string",
    "enum": [
     "in_progress",
     "completed",
     "stopped",
     "error",
     "timeout"
    ]
   },
   "ConversationSource": {
    "type": "string",
    "enum": [
     "chat",
     "task",
     "trigger",
     "agent"
    ]
   },
   "CostUsd": {
    "type": "number",
    "minimum": 0,
    "maximum": 1000000000000
   },
   "RunFailureCode": {
    "type": "string",
    "enum": [
     "model_unavailable",
     "model_rate_limited",
     "model_rejected",
     "model_not_found",
     "model_not_configured",
     "context_too_long",
     "content_filtered",
     "empty_answer",
     "timed_out",
     "agent_not_found",
     "owner_not_permitted",
     "storage_unavailable",
     "stopped",
     "interrupted",
     "internal"
    ]
   },
   "AuditAction": {
    "type": "string",
    "enum": [
     "agent.created",
     "agent.updated",
     "agent.deleted",
     "agent.restored",
     "agent.rolled_back",
     "agent.checkpointed",
     "agent_tag.created",
     "agent_tag.updated",
     "agent_tag.deleted",
     "user.added",
     "user.updated",
     "user.removed",
     "user.erased",
     "invitation.created",
     "invitation.revoked",
     "skill.created",
     "skill.updated",
     "skill.deleted",
     "skill.restored",
     "skill_file.created",
     "skill_file.deleted",
     "knowledge_base.created",
     "knowledge_base.updated",
     "knowledge_base.deleted",
     "knowledge_base.restored",
     "knowledge_base_file.created",
     "knowledge_base_file.retried",
     "knowledge_base_file.deleted",
     "tool_server.created",
     "tool_server.updated",
     "tool_server.deleted",
     "tool_server.restored",
     "webhook_endpoint.created",
     "webhook_endpoint.updated",
     "webhook_endpoint.deleted",
     "scheduled_task.created",
     "scheduled_task.updated",
     "scheduled_task.deleted",
     "scheduled_task.restored",
     "scheduled_task.run",
     "conversation.updated",
     "conversation.deleted",
     "conversation.restored",
     "conversation.stopped"
    ]
   },
   "AuditRecordType": {
    "type": "string",
    "enum": [
     "agent",
     "agent_tag",
     "user",
     "invitation",
     "skill",
     "skill_file",
     "knowledge_base",
     "knowledge_base_file",
     "tool_server",
     "webhook_endpoint",
     "scheduled_task",
     "conversation"
    ]
   },
   "DeletedRecordType": {
    "type": "string",
    "enum": [
     "agent",
     "knowledge_base",
     "skill",
     "tool_server",
     "scheduled_task",
     "conversation"
    ]
   },
   "DeletedRecordId": {
    "type": "string",
    "minLength": 1,
    "maxLength": 36,
    "pattern": "^[A-Za-z0-9-]+$",
    "x-pattern-message": "must be the id of a deleted record"
   },
   "DeletedRecordRestore": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type",
     "id"
    ],
    "properties": {
     "type": {
      "$ref": "#/components/schemas/DeletedRecordType"
     },
     "id": {
      "$ref": "#/components/schemas/DeletedRecordId"
     }
    }
   },
   "UserErasure": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "userId"
    ],
    "properties": {
     "userId": {
      "$ref": "#/components/schemas/UserId"
     }
    }
   },
   "ConversationUpdate": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "pattern": "^(?=[^\\u0000]*\\S)[^\\u0000]*$"
     },
     "id": {},
     "agentId": {},
     "userId": {},
     "organizationId": {},
     "upstreamConversationId": {},
     "renderedSystemPrompt": {},
     "failure": {},
     "failureCode": {},
     "streamStatus": {},
     "source": {},
     "model": {},
     "latencyMs": {},
     "costUsd": {},
     "createdAt": {},
     "updatedAt": {},
     "deletedAt": {},
     "isDeleted": {},
     "messages": {},
     "etag": {}
    }
   },
   "ConversationStop": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "threadId"
    ],
    "properties": {
     "threadId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 128,
      "pattern": "^[^\\u0000]*$"
     }
    }
   },
   "FeedbackRating": {
    "type": "string",
    "enum": [
     "helpful",
     "not_helpful"
    ]
   },
   "ConversationFeedbackCreate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "threadId",
     "rating"
    ],
    "properties": {
     "threadId": {
      "$ref": "#/components/schemas/Uuid"
     },
     "messageId": {
      "$ref": "#/components/schemas/Uuid"
     },
     "rating": {
      "$ref": "#/components/schemas/FeedbackRating"
     },
     "comment": {
      "type": "string",
      "maxLength": 5000,
      "default": "",
      "pattern": "^[^\\u0000]*$"
     }
    }
   },
   "StatsInterval": {
    "type": "string",
    "enum": [
     "hour",
     "day",
     "week"
    ]
   }
  }
 }
};
