// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

interface SdkCall {
  /** Code before and after the argument. */
  readonly before: string;
  readonly after: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** The key whose value can be passed alone. */
  readonly main: string | null;
  /** Keys that are sent as query parameters. */
  readonly query: readonly string[];
}

/** Calls of the SDK by operation. An operation with two replies has two. */
export const sdkCalls: Readonly<Record<string, readonly SdkCall[]>> = {
  "listAgents": [
    {
      "before": "for await (const item of client.agents.list(",
      "input": {},
      "after": ")) console.log(item);",
      "main": null,
      "query": [
        "id"
      ]
    },
    {
      "before": "const reply = await client.agents.get(",
      "input": {
        "id": 1
      },
      "after": ");",
      "main": "id",
      "query": [
        "id"
      ]
    }
  ],
  "saveAgent": [
    {
      "before": "const reply = await client.agents.save(",
      "input": {
        "name": "Support Concierge",
        "description": "Answers customers' questions about Acme's robot arms",
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
      },
      "after": ");",
      "main": null,
      "query": []
    }
  ],
  "deleteAgent": [
    {
      "before": "const reply = await client.agents.delete(",
      "input": {
        "agentId": 1
      },
      "after": ");",
      "main": "agentId",
      "query": [
        "dryRun"
      ]
    }
  ],
  "listAgentVersions": [
    {
      "before": "for await (const item of client.agents.versions.list(",
      "input": {
        "agentId": 1
      },
      "after": ")) console.log(item);",
      "main": "agentId",
      "query": [
        "agentId",
        "versionId",
        "limit",
        "before"
      ]
    },
    {
      "before": "const reply = await client.agents.versions.get(",
      "input": {
        "agentId": 1,
        "versionId": 13
      },
      "after": ");",
      "main": null,
      "query": [
        "agentId",
        "versionId",
        "limit",
        "before"
      ]
    }
  ],
  "changeAgentVersion": [
    {
      "before": "const reply = await client.agents.versions.rollback(",
      "input": {
        "agentId": 1,
        "versionId": 12
      },
      "after": ");",
      "main": null,
      "query": [
        "dryRun"
      ]
    },
    {
      "before": "const reply = await client.agents.versions.checkpoint(",
      "input": {
        "agentId": 1,
        "label": "Before the winter sale"
      },
      "after": ");",
      "main": "agentId",
      "query": [
        "dryRun"
      ]
    }
  ],
  "syncAgentTools": [
    {
      "before": "const reply = await client.agents.syncTools(",
      "input": {},
      "after": ");",
      "main": null,
      "query": [
        "dryRun"
      ]
    }
  ],
  "listAgentTags": [
    {
      "before": "for await (const item of client.tags.list(",
      "input": {},
      "after": ")) console.log(item);",
      "main": null,
      "query": []
    }
  ],
  "updateAgentTag": [
    {
      "before": "const reply = await client.tags.update(",
      "input": {
        "id": 1,
        "name": "customers"
      },
      "after": ");",
      "main": null,
      "query": [
        "id"
      ]
    }
  ],
  "createAgentTag": [
    {
      "before": "const reply = await client.tags.create(",
      "input": {
        "name": "customer-facing"
      },
      "after": ");",
      "main": "name",
      "query": []
    }
  ],
  "deleteAgentTag": [
    {
      "before": "const reply = await client.tags.delete(",
      "input": {
        "id": 1
      },
      "after": ");",
      "main": "id",
      "query": [
        "dryRun",
        "id"
      ]
    }
  ],
  "listTools": [
    {
      "before": "for await (const item of client.tools.list(",
      "input": {},
      "after": ")) console.log(item);",
      "main": null,
      "query": [
        "all"
      ]
    }
  ],
  "listModels": [
    {
      "before": "for await (const item of client.models.list(",
      "input": {},
      "after": ")) console.log(item);",
      "main": null,
      "query": [
        "all"
      ]
    }
  ],
  "listUsers": [
    {
      "before": "for await (const item of client.users.list(",
      "input": {},
      "after": ")) console.log(item);",
      "main": null,
      "query": [
        "limit",
        "offset",
        "role",
        "orderBy",
        "query"
      ]
    }
  ],
  "removeUsers": [
    {
      "before": "const reply = await client.users.remove(",
      "input": {
        "userIds": [
          "user_2kDenizKaya8wV2yUa6Nf"
        ]
      },
      "after": ");",
      "main": null,
      "query": [
        "dryRun"
      ]
    }
  ],
  "bulkRemoveUsers": [
    {
      "before": "const reply = await client.users.bulkRemove(",
      "input": {
        "userIds": [
          "user_2kDenizKaya8wV2yUa6Nf",
          "user_2kChiaraRossi6uR9vTx4Le"
        ]
      },
      "after": ");",
      "main": null,
      "query": []
    }
  ],
  "updateUserMetadata": [
    {
      "before": "const reply = await client.users.updateMetadata(",
      "input": {
        "userId": "user_2kChiaraRossi6uR9vTx4Le",
        "metadata": {
          "department": "Field Service",
          "team": "North",
          "level": 2
        }
      },
      "after": ");",
      "main": null,
      "query": []
    }
  ],
  "eraseUser": [
    {
      "before": "const reply = await client.users.erase(",
      "input": {
        "userId": "user_2kDenizKaya8wV2yUa6Nf"
      },
      "after": ");",
      "main": "userId",
      "query": []
    }
  ],
  "listInvitations": [
    {
      "before": "for await (const item of client.invitations.list(",
      "input": {},
      "after": ")) console.log(item);",
      "main": null,
      "query": [
        "limit",
        "offset",
        "status"
      ]
    }
  ],
  "createInvitations": [
    {
      "before": "const reply = await client.invitations.create(",
      "input": {
        "invitations": [
          {
            "email": "eli@acme-robotics.example"
          }
        ]
      },
      "after": ");",
      "main": null,
      "query": []
    }
  ],
  "revokeInvitations": [
    {
      "before": "const reply = await client.invitations.revoke(",
      "input": {
        "invitationIds": [
          "orginv_2kEliPark9zB3cWq7Mg"
        ]
      },
      "after": ");",
      "main": null,
      "query": [
        "dryRun"
      ]
    }
  ],
  "listAuditLog": [
    {
      "before": "for await (const item of client.auditLog.list(",
      "input": {},
      "after": ")) console.log(item);",
      "main": null,
      "query": [
        "actorId",
        "action",
        "recordType",
        "recordId",
        "from",
        "to",
        "limit",
        "cursor"
      ]
    }
  ],
  "exportAuditLog": [
    {
      "before": "const lines = await client.auditLog.export(",
      "input": {},
      "after": ");\nconsole.log(await new Response(lines).text());",
      "main": null,
      "query": [
        "actorId",
        "action",
        "recordType",
        "recordId",
        "from",
        "to"
      ]
    }
  ],
  "listDeletedRecords": [
    {
      "before": "for await (const item of client.deletedRecords.list(",
      "input": {},
      "after": ")) console.log(item);",
      "main": null,
      "query": [
        "type",
        "limit",
        "cursor"
      ]
    }
  ],
  "restoreDeletedRecord": [
    {
      "before": "const reply = await client.deletedRecords.restore(",
      "input": {
        "type": "agent",
        "id": "9"
      },
      "after": ");",
      "main": null,
      "query": []
    }
  ],
  "listDependents": [
    {
      "before": "const reply = await client.dependents.list(",
      "input": {
        "type": "tool_server",
        "id": "3"
      },
      "after": ");",
      "main": null,
      "query": [
        "type",
        "id"
      ]
    }
  ],
  "getMyPermissions": [
    {
      "before": "const reply = await client.me.permissions(",
      "input": {},
      "after": ");",
      "main": null,
      "query": []
    }
  ],
  "createPresignedUpload": [
    {
      "before": "const reply = await client.uploads.presign(",
      "input": {
        "filename": "gripper-g4-manual.pdf",
        "contentType": "application/pdf"
      },
      "after": ");",
      "main": null,
      "query": []
    }
  ],
  "listSkills": [
    {
      "before": "for await (const item of client.skills.list(",
      "input": {},
      "after": ")) console.log(item);",
      "main": null,
      "query": [
        "id"
      ]
    },
    {
      "before": "const reply = await client.skills.get(",
      "input": {
        "id": 5
      },
      "after": ");",
      "main": "id",
      "query": [
        "id"
      ]
    }
  ],
  "updateSkill": [
    {
      "before": "const reply = await client.skills.update(",
      "input": {
        "id": 5,
        "skillMdContent": "---\nname: incident-report\ndescription: Writes an incident report from a chat or a call note\nversion: '1.3'\nowner: support\n---\n# Incident report\n\nFill in template.md with what the chat or the call note says.\n"
      },
      "after": ");",
      "main": null,
      "query": [
        "id"
      ]
    }
  ],
  "createSkill": [
    {
      "before": "const reply = await client.skills.create(",
      "input": {
        "skillMdContent": "---\nname: incident-report\ndescription: Writes an incident report from a chat\nversion: '1.2'\nowner: support\n---\n# Incident report\n\nFill in template.md with what the chat says. Ask for what is missing.\n"
      },
      "after": ");",
      "main": "skillMdContent",
      "query": []
    }
  ],
  "deleteSkill": [
    {
      "before": "const reply = await client.skills.delete(",
      "input": {
        "id": 5
      },
      "after": ");",
      "main": "id",
      "query": [
        "dryRun",
        "id"
      ]
    }
  ],
  "listSkillFiles": [
    {
      "before": "for await (const item of client.skills.files.list(",
      "input": {
        "skillId": 5
      },
      "after": ")) console.log(item);",
      "main": "skillId",
      "query": [
        "skillId"
      ]
    }
  ],
  "addSkillFile": [
    {
      "before": "const reply = await client.skills.files.add(",
      "input": {
        "skillId": 5,
        "fileName": "template.md",
        "contentType": "text/markdown",
        "fileSize": 1184
      },
      "after": ");",
      "main": null,
      "query": []
    }
  ],
  "deleteSkillFile": [
    {
      "before": "const reply = await client.skills.files.delete(",
      "input": {
        "fileId": 52
      },
      "after": ");",
      "main": "fileId",
      "query": [
        "dryRun",
        "fileId"
      ]
    }
  ],
  "getSkillFileDownload": [
    {
      "before": "const reply = await client.skills.files.getDownload(",
      "input": {
        "fileId": 52
      },
      "after": ");",
      "main": "fileId",
      "query": [
        "fileId"
      ]
    }
  ],
  "listKnowledgeBases": [
    {
      "before": "for await (const item of client.knowledgeBases.list(",
      "input": {},
      "after": ")) console.log(item);",
      "main": null,
      "query": [
        "id"
      ]
    },
    {
      "before": "const reply = await client.knowledgeBases.get(",
      "input": {
        "id": 1
      },
      "after": ");",
      "main": "id",
      "query": [
        "id"
      ]
    }
  ],
  "updateKnowledgeBase": [
    {
      "before": "const reply = await client.knowledgeBases.update(",
      "input": {
        "id": 1,
        "name": "Product manuals and guides",
        "description": "Manuals, guides and frequent questions of the robot arms"
      },
      "after": ");",
      "main": null,
      "query": [
        "id"
      ]
    }
  ],
  "createKnowledgeBase": [
    {
      "before": "const reply = await client.knowledgeBases.create(",
      "input": {
        "name": "Product manuals",
        "description": "Manuals and frequent questions of the robot arms",
        "embeddingModel": "openai:text-embedding-3-small",
        "language": "english"
      },
      "after": ");",
      "main": null,
      "query": []
    }
  ],
  "deleteKnowledgeBase": [
    {
      "before": "const reply = await client.knowledgeBases.delete(",
      "input": {
        "id": 2
      },
      "after": ");",
      "main": "id",
      "query": [
        "dryRun",
        "id"
      ]
    }
  ],
  "listKnowledgeBaseFiles": [
    {
      "before": "for await (const item of client.knowledgeBases.files.list(",
      "input": {
        "kbId": 1
      },
      "after": ")) console.log(item);",
      "main": "kbId",
      "query": [
        "kbId"
      ]
    }
  ],
  "addKnowledgeBaseFile": [
    {
      "before": "const reply = await client.knowledgeBases.files.add(",
      "input": {
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
      },
      "after": ");",
      "main": null,
      "query": []
    }
  ],
  "deleteKnowledgeBaseFile": [
    {
      "before": "const reply = await client.knowledgeBases.files.delete(",
      "input": {
        "kbId": 1,
        "fileId": 22
      },
      "after": ");",
      "main": null,
      "query": [
        "dryRun",
        "kbId",
        "fileId"
      ]
    }
  ],
  "retryKnowledgeBaseFile": [
    {
      "before": "const reply = await client.knowledgeBases.files.retry(",
      "input": {
        "kbId": 1,
        "fileId": 22
      },
      "after": ");",
      "main": null,
      "query": [
        "kbId",
        "fileId"
      ]
    }
  ],
  "getKnowledgeBaseFileDownload": [
    {
      "before": "const reply = await client.knowledgeBases.files.getDownload(",
      "input": {
        "kbId": 1,
        "fileId": 22
      },
      "after": ");",
      "main": null,
      "query": [
        "kbId",
        "fileId"
      ]
    }
  ],
  "listKnowledgeBaseFileChunks": [
    {
      "before": "for await (const item of client.knowledgeBases.files.listChunks(",
      "input": {
        "kbId": 1,
        "fileId": 22
      },
      "after": ")) console.log(item);",
      "main": null,
      "query": [
        "kbId",
        "fileId",
        "limit",
        "cursor"
      ]
    }
  ],
  "searchKnowledgeBase": [
    {
      "before": "const reply = await client.knowledgeBases.search(",
      "input": {
        "kbId": 1,
        "query": "Why does the arm stop at 40 degrees?",
        "limit": 3
      },
      "after": ");",
      "main": null,
      "query": []
    }
  ],
  "listToolServers": [
    {
      "before": "for await (const item of client.toolServers.list(",
      "input": {},
      "after": ")) console.log(item);",
      "main": null,
      "query": [
        "id"
      ]
    },
    {
      "before": "const reply = await client.toolServers.get(",
      "input": {
        "id": 3
      },
      "after": ");",
      "main": "id",
      "query": [
        "id"
      ]
    }
  ],
  "updateToolServer": [
    {
      "before": "const reply = await client.toolServers.update(",
      "input": {
        "id": 3,
        "enabled": false
      },
      "after": ");",
      "main": null,
      "query": [
        "id"
      ]
    }
  ],
  "createToolServer": [
    {
      "before": "const reply = await client.toolServers.create(",
      "input": {
        "name": "Parts inventory",
        "url": "https://mcp.acme-robotics.example/mcp",
        "transport": "streamable-http",
        "headers": {
          "Authorization": "Bearer parts-inventory-key"
        }
      },
      "after": ");",
      "main": null,
      "query": []
    }
  ],
  "deleteToolServer": [
    {
      "before": "const reply = await client.toolServers.delete(",
      "input": {
        "id": 3
      },
      "after": ");",
      "main": "id",
      "query": [
        "dryRun",
        "id"
      ]
    }
  ],
  "testToolServer": [
    {
      "before": "const reply = await client.toolServers.test(",
      "input": {
        "id": 3
      },
      "after": ");",
      "main": null,
      "query": []
    }
  ],
  "listWebhookEndpoints": [
    {
      "before": "for await (const item of client.webhookEndpoints.list(",
      "input": {},
      "after": ")) console.log(item);",
      "main": null,
      "query": [
        "id"
      ]
    },
    {
      "before": "const reply = await client.webhookEndpoints.get(",
      "input": {
        "id": 5
      },
      "after": ");",
      "main": "id",
      "query": [
        "id"
      ]
    }
  ],
  "updateWebhookEndpoint": [
    {
      "before": "const reply = await client.webhookEndpoints.update(",
      "input": {
        "id": 5,
        "eventTypes": [
          "run.failed",
          "member.removed"
        ]
      },
      "after": ");",
      "main": null,
      "query": [
        "id"
      ]
    }
  ],
  "createWebhookEndpoint": [
    {
      "before": "const reply = await client.webhookEndpoints.create(",
      "input": {
        "url": "https://hooks.acme-robotics.example/agent-platform",
        "description": "Alerts of the support team",
        "eventTypes": [
          "run.failed",
          "file.failed",
          "task.paused"
        ]
      },
      "after": ");",
      "main": null,
      "query": []
    }
  ],
  "deleteWebhookEndpoint": [
    {
      "before": "const reply = await client.webhookEndpoints.delete(",
      "input": {
        "id": 5
      },
      "after": ");",
      "main": "id",
      "query": [
        "dryRun",
        "id"
      ]
    }
  ],
  "rotateWebhookEndpointSecret": [
    {
      "before": "const reply = await client.webhookEndpoints.rotateSecret(",
      "input": {
        "id": 5
      },
      "after": ");",
      "main": "id",
      "query": [
        "id"
      ]
    }
  ],
  "testWebhookEndpoint": [
    {
      "before": "const reply = await client.webhookEndpoints.test(",
      "input": {
        "id": 5
      },
      "after": ");",
      "main": "id",
      "query": [
        "id"
      ]
    }
  ],
  "listWebhookDeliveries": [
    {
      "before": "for await (const item of client.webhookEndpoints.deliveries.list(",
      "input": {
        "endpointId": 5
      },
      "after": ")) console.log(item);",
      "main": "endpointId",
      "query": [
        "endpointId",
        "status",
        "eventType",
        "limit",
        "cursor"
      ]
    }
  ],
  "replayWebhookDelivery": [
    {
      "before": "const reply = await client.webhookEndpoints.deliveries.replay(",
      "input": {
        "deliveryId": "9d4c2b1a-8e7f-4a36-b5c4-d3e2f1a0b9c8"
      },
      "after": ");",
      "main": "deliveryId",
      "query": [
        "deliveryId"
      ]
    }
  ],
  "listScheduledTasks": [
    {
      "before": "for await (const item of client.tasks.list(",
      "input": {},
      "after": ")) console.log(item);",
      "main": null,
      "query": [
        "taskId",
        "allInOrg"
      ]
    },
    {
      "before": "const reply = await client.tasks.get(",
      "input": {
        "taskId": 7
      },
      "after": ");",
      "main": "taskId",
      "query": [
        "taskId",
        "allInOrg"
      ]
    }
  ],
  "updateScheduledTask": [
    {
      "before": "const reply = await client.tasks.update(",
      "input": {
        "taskId": 7,
        "schedule": "0 7 * * 1-5"
      },
      "after": ");",
      "main": null,
      "query": [
        "taskId"
      ]
    }
  ],
  "createScheduledTask": [
    {
      "before": "const reply = await client.tasks.create(",
      "input": {
        "name": "Morning visit digest",
        "description": "Sums up the visits of the day before",
        "prompt": "Sum up all visit reports of yesterday in ten lines.",
        "schedule": "0 6 * * 1-5",
        "agentId": 2
      },
      "after": ");",
      "main": null,
      "query": []
    }
  ],
  "deleteScheduledTask": [
    {
      "before": "await client.tasks.delete(",
      "input": {
        "taskId": 7
      },
      "after": ");",
      "main": "taskId",
      "query": [
        "dryRun",
        "taskId"
      ]
    }
  ],
  "toggleScheduledTask": [
    {
      "before": "const reply = await client.tasks.toggle(",
      "input": {
        "taskId": 7,
        "enabled": false
      },
      "after": ");",
      "main": null,
      "query": []
    }
  ],
  "runScheduledTask": [
    {
      "before": "const reply = await client.tasks.run(",
      "input": {
        "taskId": 7
      },
      "after": ");",
      "main": "taskId",
      "query": []
    }
  ],
  "listTaskExecutions": [
    {
      "before": "for await (const item of client.tasks.executions(",
      "input": {},
      "after": ")) console.log(item);",
      "main": null,
      "query": [
        "taskId",
        "limit",
        "stats",
        "since",
        "before",
        "include"
      ]
    },
    {
      "before": "const reply = await client.tasks.executionStats(",
      "input": {},
      "after": ");",
      "main": null,
      "query": [
        "taskId",
        "limit",
        "stats",
        "since",
        "before",
        "include"
      ]
    }
  ],
  "previewSchedule": [
    {
      "before": "const reply = await client.tasks.preview(",
      "input": {
        "schedule": "0 6 * * 1-5"
      },
      "after": ");",
      "main": "schedule",
      "query": [
        "schedule"
      ]
    }
  ],
  "chat": [
    {
      "before": "const reply = await client.chat.stream(",
      "input": {
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
      },
      "after": ");",
      "main": null,
      "query": []
    },
    {
      "before": "const reply = await client.chat.send(",
      "input": {
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
      },
      "after": ");",
      "main": null,
      "query": []
    }
  ],
  "resumeChat": [
    {
      "before": "const reply = await client.chat.resume(",
      "input": {
        "threadId": "c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6"
      },
      "after": ");",
      "main": "threadId",
      "query": [
        "threadId"
      ]
    }
  ],
  "getConversation": [
    {
      "before": "const reply = await client.conversations.get(",
      "input": {
        "threadId": "c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6"
      },
      "after": ");",
      "main": "threadId",
      "query": [
        "threadId"
      ]
    }
  ],
  "listConversations": [
    {
      "before": "for await (const item of client.conversations.list(",
      "input": {},
      "after": ")) console.log(item);",
      "main": null,
      "query": [
        "agentId",
        "userId",
        "allInOrg",
        "from",
        "to",
        "streamStatus",
        "failureCode",
        "source",
        "model",
        "minLatencyMs",
        "minCostUsd",
        "text",
        "limit",
        "cursor"
      ]
    }
  ],
  "deleteConversation": [
    {
      "before": "const reply = await client.conversations.delete(",
      "input": {
        "threadId": "c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6"
      },
      "after": ");",
      "main": "threadId",
      "query": [
        "dryRun",
        "threadId"
      ]
    }
  ],
  "renameConversation": [
    {
      "before": "const reply = await client.conversations.rename(",
      "input": {
        "threadId": "c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6",
        "name": "Arm X2 brake fault E-17"
      },
      "after": ");",
      "main": null,
      "query": [
        "threadId"
      ]
    }
  ],
  "listConversationMessages": [
    {
      "before": "for await (const item of client.conversations.messages.list(",
      "input": {
        "threadId": "c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6"
      },
      "after": ")) console.log(item);",
      "main": "threadId",
      "query": [
        "threadId",
        "limit",
        "cursor"
      ]
    }
  ],
  "stopConversation": [
    {
      "before": "const reply = await client.conversations.stop(",
      "input": {
        "threadId": "c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6"
      },
      "after": ");",
      "main": "threadId",
      "query": []
    }
  ],
  "createConversationFeedback": [
    {
      "before": "const reply = await client.conversations.createFeedback(",
      "input": {
        "threadId": "c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6",
        "messageId": "04ecd5b6-5f70-4192-8da4-b5c6d7e8f90a",
        "rating": "helpful",
        "comment": "The brake supply was the cause."
      },
      "after": ");",
      "main": null,
      "query": []
    }
  ],
  "getInteractions": [
    {
      "before": "for await (const item of client.dashboard.interactions(",
      "input": {
        "from": "2026-11-02T00:00:00.000Z",
        "to": "2026-11-21T00:00:00.000Z"
      },
      "after": ")) console.log(item);",
      "main": null,
      "query": [
        "from",
        "to",
        "allInOrg",
        "userId",
        "metadataKey",
        "metadataValue",
        "agentId",
        "streamStatus",
        "failureCode",
        "source",
        "model",
        "minLatencyMs",
        "minCostUsd",
        "text",
        "limit",
        "cursor"
      ]
    },
    {
      "before": "for await (const item of client.dashboard.interactionPages(",
      "input": {
        "from": "2026-11-02T00:00:00.000Z",
        "to": "2026-11-21T00:00:00.000Z",
        "limit": 50
      },
      "after": ")) console.log(item);",
      "main": null,
      "query": [
        "from",
        "to",
        "allInOrg",
        "userId",
        "metadataKey",
        "metadataValue",
        "agentId",
        "streamStatus",
        "failureCode",
        "source",
        "model",
        "minLatencyMs",
        "minCostUsd",
        "text",
        "limit",
        "cursor"
      ]
    }
  ],
  "getStats": [
    {
      "before": "const reply = await client.dashboard.stats(",
      "input": {
        "from": "2026-11-12T00:00:00.000Z",
        "to": "2026-11-14T00:00:00.000Z"
      },
      "after": ");",
      "main": null,
      "query": [
        "from",
        "to",
        "allInOrg",
        "userId",
        "metadataKey",
        "metadataValue",
        "agentId",
        "streamStatus",
        "failureCode",
        "source",
        "model",
        "minLatencyMs",
        "minCostUsd",
        "text",
        "interval"
      ]
    }
  ]
};
