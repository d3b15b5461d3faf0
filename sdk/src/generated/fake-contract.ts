// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

import type { FakeOperation, StoredRecord } from '../testing/contract.js';

/** What the fake knows of each operation. */
export const fakeOperations: readonly FakeOperation[] = [
 {
  "id": "listAgents",
  "method": "GET",
  "path": "/agents",
  "kind": "list",
  "noun": "Agent",
  "key": "id",
  "field": "id",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": [
     {
      "id": 2,
      "name": "Field Report Writer",
      "description": "Turns a technician's notes into a visit report",
      "logoUrl": null,
      "conversationStarters": [
       "Write up today's visit"
      ],
      "model": "anthropic:claude-sonnet-4-5",
      "maxToolRoundtrips": 50,
      "systemPrompt": "Write clear visit reports in the past tense. Never invent measurements.",
      "tools": {},
      "mcpServers": null,
      "stage": "development",
      "showInChat": true,
      "emailSlug": null,
      "publishedVersionId": 9,
      "createdAt": "2026-11-03T10:30:00.000Z",
      "updatedAt": "2026-11-03T10:30:00.000Z",
      "tags": [
       {
        "id": 2,
        "name": "field-service"
       }
      ]
     },
     {
      "id": 3,
      "name": "Spare Parts Finder",
      "description": "Finds the part that fits a symptom",
      "logoUrl": "https://assets.acme-robotics.example/spare-parts.png",
      "conversationStarters": [],
      "model": "openai:gpt-5-mini",
      "maxToolRoundtrips": 50,
      "systemPrompt": "Find spare parts of Acme robot arms by symptom and serial number.",
      "tools": {},
      "mcpServers": null,
      "stage": "released",
      "showInChat": false,
      "emailSlug": null,
      "publishedVersionId": 10,
      "createdAt": "2026-11-03T11:00:00.000Z",
      "updatedAt": "2026-11-03T11:00:00.000Z",
      "tags": []
     },
     {
      "id": 1,
      "name": "Support Concierge",
      "description": "Answers customers' questions about Acme's robot arms",
      "logoUrl": "https://assets.acme-robotics.example/concierge.png",
      "conversationStarters": [
       "My arm stops moving",
       "How do I change a gripper?"
      ],
      "model": "openai:gpt-5-mini",
      "maxToolRoundtrips": 20,
      "systemPrompt": "You are the first contact for owners of Acme robot arms. Ask for the serial number first.",
      "tools": {
       "search_knowledge_base": {
        "description": "Searches the knowledge bases the agent may read.",
        "parameters": {
         "type": "object",
         "properties": {
          "query": {
           "type": "string",
           "description": "What to look for.",
           "minLength": 1,
           "maxLength": 2000,
           "pattern": "\\S"
          }
         },
         "required": [
          "query"
         ],
         "additionalProperties": false
        },
        "config": {
         "accessibleKnowledgeBaseIds": [
          1
         ]
        }
       },
       "call_agent": {
        "description": "Hands a task to another agent of the organization and returns its answer.",
        "parameters": {
         "type": "object",
         "properties": {
          "agentId": {
           "type": "integer",
           "format": "int32",
           "description": "Id of the agent to call.",
           "minimum": 1,
           "maximum": 2147483647
          },
          "message": {
           "type": "string",
           "description": "What the agent is asked.",
           "minLength": 1,
           "maxLength": 100000,
           "pattern": "\\S"
          }
         },
         "required": [
          "agentId",
          "message"
         ],
         "additionalProperties": false
        },
        "config": {
         "callableAgentIds": [
          3
         ]
        }
       }
      },
      "mcpServers": [
       3
      ],
      "stage": "released",
      "showInChat": true,
      "emailSlug": "support-concierge",
      "publishedVersionId": 13,
      "createdAt": "2026-11-02T09:00:00.000Z",
      "updatedAt": "2026-11-18T14:05:00.000Z",
      "tags": [
       {
        "id": 1,
        "name": "customer-facing"
       },
       {
        "id": 2,
        "name": "field-service"
       }
      ]
     }
    ],
    "at": "[]",
    "fields": [
     "id",
     "name",
     "description",
     "logoUrl",
     "conversationStarters",
     "model",
     "maxToolRoundtrips",
     "systemPrompt",
     "tools",
     "mcpServers",
     "stage",
     "showInChat",
     "emailSlug",
     "publishedVersionId",
     "createdAt",
     "updatedAt",
     "tags"
    ]
   },
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "id": 1,
     "name": "Support Concierge",
     "description": "Answers customers' questions about Acme's robot arms",
     "logoUrl": "https://assets.acme-robotics.example/concierge.png",
     "conversationStarters": [
      "My arm stops moving",
      "How do I change a gripper?"
     ],
     "model": "openai:gpt-5-mini",
     "maxToolRoundtrips": 20,
     "systemPrompt": "You are the first contact for owners of Acme robot arms. Ask for the serial number first.",
     "tools": {
      "search_knowledge_base": {
       "description": "Searches the knowledge bases the agent may read.",
       "parameters": {
        "type": "object",
        "properties": {
         "query": {
          "type": "string",
          "description": "What to look for.",
          "minLength": 1,
          "maxLength": 2000,
          "pattern": "\\S"
         }
        },
        "required": [
         "query"
        ],
        "additionalProperties": false
       },
       "config": {
        "accessibleKnowledgeBaseIds": [
         1
        ]
       }
      },
      "call_agent": {
       "description": "Hands a task to another agent of the organization and returns its answer.",
       "parameters": {
        "type": "object",
        "properties": {
         "agentId": {
          "type": "integer",
          "format": "int32",
          "description": "Id of the agent to call.",
          "minimum": 1,
          "maximum": 2147483647
         },
         "message": {
          "type": "string",
          "description": "What the agent is asked.",
          "minLength": 1,
          "maxLength": 100000,
          "pattern": "\\S"
         }
        },
        "required": [
         "agentId",
         "message"
        ],
        "additionalProperties": false
       },
       "config": {
        "callableAgentIds": [
         3
        ]
       }
      }
     },
     "mcpServers": [
      3
     ],
     "stage": "released",
     "showInChat": true,
     "emailSlug": "support-concierge",
     "publishedVersionId": 13,
     "createdAt": "2026-11-02T09:00:00.000Z",
     "updatedAt": "2026-11-18T14:05:00.000Z",
     "tags": [
      {
       "id": 1,
       "name": "customer-facing"
      },
      {
       "id": 2,
       "name": "field-service"
      }
     ]
    },
    "at": "",
    "fields": [
     "id",
     "name",
     "description",
     "logoUrl",
     "conversationStarters",
     "model",
     "maxToolRoundtrips",
     "systemPrompt",
     "tools",
     "mcpServers",
     "stage",
     "showInChat",
     "emailSlug",
     "publishedVersionId",
     "createdAt",
     "updatedAt",
     "tags"
    ]
   }
  ],
  "query": {
   "id": "integer"
  },
  "notFound": "Agent not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "saveAgent",
  "method": "POST",
  "path": "/agents",
  "takesKey": true,
  "kind": "save",
  "noun": "Agent",
  "key": "id",
  "field": "id",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "id": 1,
     "name": "Support Concierge",
     "description": "Answers customers' questions about Acme's robot arms",
     "logoUrl": "https://assets.acme-robotics.example/concierge.png",
     "conversationStarters": [
      "My arm stops moving",
      "How do I change a gripper?"
     ],
     "model": "openai:gpt-5-mini",
     "maxToolRoundtrips": 20,
     "systemPrompt": "You are the first contact for owners of Acme robot arms. Ask for the serial number first.",
     "tools": {
      "search_knowledge_base": {
       "description": "Searches the knowledge bases the agent may read.",
       "parameters": {
        "type": "object",
        "properties": {
         "query": {
          "type": "string",
          "description": "What to look for.",
          "minLength": 1,
          "maxLength": 2000,
          "pattern": "\\S"
         }
        },
        "required": [
         "query"
        ],
        "additionalProperties": false
       },
       "config": {
        "accessibleKnowledgeBaseIds": [
         1
        ]
       }
      },
      "call_agent": {
       "description": "Hands a task to another agent of the organization and returns its answer.",
       "parameters": {
        "type": "object",
        "properties": {
         "agentId": {
          "type": "integer",
          "format": "int32",
          "description": "Id of the agent to call.",
          "minimum": 1,
          "maximum": 2147483647
         },
         "message": {
          "type": "string",
          "description": "What the agent is asked.",
          "minLength": 1,
          "maxLength": 100000,
          "pattern": "\\S"
         }
        },
        "required": [
         "agentId",
         "message"
        ],
        "additionalProperties": false
       },
       "config": {
        "callableAgentIds": [
         3
        ]
       }
      }
     },
     "mcpServers": [
      3
     ],
     "stage": "released",
     "showInChat": true,
     "emailSlug": "support-concierge",
     "publishedVersionId": 13,
     "createdAt": "2026-11-02T09:00:00.000Z",
     "updatedAt": "2026-11-18T14:05:00.000Z",
     "tags": [
      {
       "id": 1,
       "name": "customer-facing"
      },
      {
       "id": 2,
       "name": "field-service"
      }
     ]
    },
    "at": "",
    "fields": [
     "id",
     "name",
     "description",
     "logoUrl",
     "conversationStarters",
     "model",
     "maxToolRoundtrips",
     "systemPrompt",
     "tools",
     "mcpServers",
     "stage",
     "showInChat",
     "emailSlug",
     "publishedVersionId",
     "createdAt",
     "updatedAt",
     "tags"
    ]
   }
  ],
  "query": {},
  "body": {
   "required": [],
   "properties": {
    "id": {
     "type": [
      "integer"
     ]
    },
    "name": {
     "type": [
      "string"
     ]
    },
    "description": {
     "type": [
      "string"
     ]
    },
    "logoUrl": {
     "type": [
      "string",
      "null"
     ]
    },
    "conversationStarters": {
     "type": [
      "array"
     ]
    },
    "model": {
     "type": [
      "string"
     ]
    },
    "maxToolRoundtrips": {
     "type": [
      "integer"
     ]
    },
    "systemPrompt": {
     "type": [
      "string"
     ]
    },
    "tools": {
     "type": [
      "object"
     ]
    },
    "mcpServers": {
     "type": [
      "array",
      "null"
     ]
    },
    "stage": {
     "type": [
      "string"
     ],
     "enum": [
      "development",
      "released"
     ]
    },
    "showInChat": {
     "type": [
      "boolean"
     ]
    },
    "emailSlug": {
     "type": [
      "string",
      "null"
     ]
    },
    "tagIds": {
     "type": [
      "array"
     ]
    },
    "publishedVersionId": {
     "type": [
      "integer"
     ]
    },
    "createdAt": {
     "type": [
      "string"
     ]
    },
    "updatedAt": {
     "type": [
      "string"
     ]
    },
    "tags": {
     "type": [
      "array"
     ]
    }
   }
  },
  "notFound": "Agent not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "deleteAgent",
  "method": "DELETE",
  "path": "/agents",
  "takesKey": true,
  "kind": "delete",
  "noun": "Agent",
  "key": "agentId",
  "field": "id",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "id": 1,
     "name": "Support Concierge",
     "description": "Answers customers' questions about Acme's robot arms",
     "logoUrl": "https://assets.acme-robotics.example/concierge.png",
     "conversationStarters": [
      "My arm stops moving",
      "How do I change a gripper?"
     ],
     "model": "openai:gpt-5-mini",
     "maxToolRoundtrips": 20,
     "systemPrompt": "You are the first contact for owners of Acme robot arms. Ask for the serial number first.",
     "tools": {
      "search_knowledge_base": {
       "description": "Searches the knowledge bases the agent may read.",
       "parameters": {
        "type": "object",
        "properties": {
         "query": {
          "type": "string",
          "description": "What to look for.",
          "minLength": 1,
          "maxLength": 2000,
          "pattern": "\\S"
         }
        },
        "required": [
         "query"
        ],
        "additionalProperties": false
       },
       "config": {
        "accessibleKnowledgeBaseIds": [
         1
        ]
       }
      },
      "call_agent": {
       "description": "Hands a task to another agent of the organization and returns its answer.",
       "parameters": {
        "type": "object",
        "properties": {
         "agentId": {
          "type": "integer",
          "format": "int32",
          "description": "Id of the agent to call.",
          "minimum": 1,
          "maximum": 2147483647
         },
         "message": {
          "type": "string",
          "description": "What the agent is asked.",
          "minLength": 1,
          "maxLength": 100000,
          "pattern": "\\S"
         }
        },
        "required": [
         "agentId",
         "message"
        ],
        "additionalProperties": false
       },
       "config": {
        "callableAgentIds": [
         3
        ]
       }
      }
     },
     "mcpServers": [
      3
     ],
     "stage": "released",
     "showInChat": true,
     "emailSlug": "support-concierge",
     "publishedVersionId": 13,
     "createdAt": "2026-11-02T09:00:00.000Z",
     "updatedAt": "2026-11-18T14:05:00.000Z",
     "tags": [
      {
       "id": 1,
       "name": "customer-facing"
      },
      {
       "id": 2,
       "name": "field-service"
      }
     ]
    },
    "at": "",
    "fields": [
     "id",
     "name",
     "description",
     "logoUrl",
     "conversationStarters",
     "model",
     "maxToolRoundtrips",
     "systemPrompt",
     "tools",
     "mcpServers",
     "stage",
     "showInChat",
     "emailSlug",
     "publishedVersionId",
     "createdAt",
     "updatedAt",
     "tags"
    ]
   }
  ],
  "query": {},
  "body": {
   "required": [
    "agentId"
   ],
   "properties": {
    "agentId": {
     "type": [
      "integer"
     ]
    }
   }
  },
  "notFound": "Agent not found",
  "badRequest": "Agent ID is required"
 },
 {
  "id": "listAgentVersions",
  "method": "GET",
  "path": "/agents/versions",
  "kind": "list",
  "noun": "AgentVersion",
  "key": "versionId",
  "field": "id",
  "next": "before",
  "filters": {
   "agentId": "agentId"
  },
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "versions": [
      {
       "id": 13,
       "agentId": 1,
       "number": 3,
       "label": null,
       "createdBy": "user_2kBenLindqvist4sM7xPz2Jc",
       "createdAt": "2026-11-18T14:05:00.000Z",
       "source": "save",
       "isPublished": true
      },
      {
       "id": 12,
       "agentId": 1,
       "number": 2,
       "label": "Before the manual",
       "createdBy": "user_2kBenLindqvist4sM7xPz2Jc",
       "createdAt": "2026-11-10T11:20:00.000Z",
       "source": "checkpoint",
       "isPublished": false
      },
      {
       "id": 11,
       "agentId": 1,
       "number": 1,
       "label": null,
       "createdBy": "user_2kAdaOkafor5tN8wQy3Kd",
       "createdAt": "2026-11-02T09:00:00.000Z",
       "source": "save",
       "isPublished": false
      }
     ],
     "nextCursor": null
    },
    "at": "versions[]",
    "fields": [
     "id",
     "agentId",
     "number",
     "label",
     "createdBy",
     "createdAt",
     "source",
     "isPublished"
    ]
   },
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "id": 13,
     "agentId": 1,
     "number": 3,
     "label": null,
     "createdBy": "user_2kBenLindqvist4sM7xPz2Jc",
     "createdAt": "2026-11-18T14:05:00.000Z",
     "source": "save",
     "isPublished": true,
     "snapshot": {
      "name": "Support Concierge",
      "description": "Answers customers' questions about Acme's robot arms",
      "logoUrl": "https://assets.acme-robotics.example/concierge.png",
      "conversationStarters": [
       "My arm stops moving",
       "How do I change a gripper?"
      ],
      "model": "openai:gpt-5-mini",
      "maxToolRoundtrips": 20,
      "systemPrompt": "You are the first contact for owners of Acme robot arms. Ask for the serial number first.",
      "tools": {
       "search_knowledge_base": {
        "description": "Searches the knowledge bases the agent may read.",
        "parameters": {
         "type": "object",
         "properties": {
          "query": {
           "type": "string",
           "description": "What to look for.",
           "minLength": 1,
           "maxLength": 2000,
           "pattern": "\\S"
          }
         },
         "required": [
          "query"
         ],
         "additionalProperties": false
        },
        "config": {
         "accessibleKnowledgeBaseIds": [
          1
         ]
        }
       },
       "call_agent": {
        "description": "Hands a task to another agent of the organization and returns its answer.",
        "parameters": {
         "type": "object",
         "properties": {
          "agentId": {
           "type": "integer",
           "format": "int32",
           "description": "Id of the agent to call.",
           "minimum": 1,
           "maximum": 2147483647
          },
          "message": {
           "type": "string",
           "description": "What the agent is asked.",
           "minLength": 1,
           "maxLength": 100000,
           "pattern": "\\S"
          }
         },
         "required": [
          "agentId",
          "message"
         ],
         "additionalProperties": false
        },
        "config": {
         "callableAgentIds": [
          3
         ]
        }
       }
      },
      "mcpServers": [
       3
      ],
      "stage": "released",
      "showInChat": true,
      "emailSlug": "support-concierge"
     },
     "changes": [
      {
       "field": "maxToolRoundtrips",
       "before": 50,
       "after": 20
      }
     ]
    },
    "at": "",
    "fields": [
     "id",
     "agentId",
     "number",
     "label",
     "createdBy",
     "createdAt",
     "source",
     "isPublished",
     "snapshot",
     "changes"
    ]
   }
  ],
  "query": {
   "agentId": "integer",
   "versionId": "integer",
   "limit": "integer",
   "before": "integer"
  },
  "notFound": "Agent not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "changeAgentVersion",
  "method": "POST",
  "path": "/agents/versions",
  "takesKey": true,
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "publishedVersionId": 12
    }
   },
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "created": true,
     "version": {
      "id": 14,
      "agentId": 1,
      "number": 4,
      "label": "Before the winter sale",
      "createdBy": "user_2kAdaOkafor5tN8wQy3Kd",
      "createdAt": "2026-11-20T16:30:00.000Z",
      "source": "checkpoint",
      "isPublished": true
     }
    }
   }
  ],
  "query": {},
  "notFound": "Agent not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "syncAgentTools",
  "method": "POST",
  "path": "/agents/sync-tools",
  "takesKey": true,
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "updated": 1,
     "total": 3,
     "agents": [
      {
       "id": 1,
       "name": "Support Concierge"
      }
     ],
     "retiredTools": []
    }
   }
  ],
  "query": {},
  "badRequest": "Bad Request"
 },
 {
  "id": "listAgentTags",
  "method": "GET",
  "path": "/agent-tags",
  "kind": "list",
  "noun": "AgentTag",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": [
     {
      "id": 1,
      "name": "customer-facing",
      "organizationId": "org_2kAcmeRobotics7Q4mZx1Lt8",
      "createdBy": "user_2kAdaOkafor5tN8wQy3Kd",
      "createdAt": "2026-11-02T09:10:00.000Z",
      "updatedAt": "2026-11-02T09:10:00.000Z",
      "agentCount": 1
     },
     {
      "id": 2,
      "name": "field-service",
      "organizationId": "org_2kAcmeRobotics7Q4mZx1Lt8",
      "createdBy": "user_2kAdaOkafor5tN8wQy3Kd",
      "createdAt": "2026-11-02T09:12:00.000Z",
      "updatedAt": "2026-11-02T09:12:00.000Z",
      "agentCount": 2
     }
    ],
    "at": "[]",
    "fields": [
     "id",
     "name",
     "organizationId",
     "createdBy",
     "createdAt",
     "updatedAt",
     "agentCount"
    ]
   }
  ],
  "query": {},
  "badRequest": "Bad Request"
 },
 {
  "id": "renameAgentTag",
  "method": "PUT",
  "path": "/agent-tags",
  "takesKey": true,
  "kind": "update",
  "noun": "AgentTag",
  "key": "id",
  "field": "id",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "id": 1,
     "name": "customers",
     "organizationId": "org_2kAcmeRobotics7Q4mZx1Lt8",
     "createdBy": "user_2kAdaOkafor5tN8wQy3Kd",
     "createdAt": "2026-11-02T09:10:00.000Z",
     "updatedAt": "2026-11-19T08:00:00.000Z"
    },
    "at": "",
    "fields": [
     "id",
     "name",
     "organizationId",
     "createdBy",
     "createdAt",
     "updatedAt"
    ]
   }
  ],
  "query": {
   "id": "integer"
  },
  "body": {
   "required": [],
   "properties": {
    "name": {
     "type": [
      "string"
     ]
    },
    "id": {
     "type": [
      "integer"
     ]
    },
    "organizationId": {
     "type": [
      "string"
     ]
    },
    "createdBy": {
     "type": [
      "string"
     ]
    },
    "createdAt": {
     "type": [
      "string"
     ]
    },
    "updatedAt": {
     "type": [
      "string"
     ]
    },
    "agentCount": {
     "type": [
      "integer"
     ]
    }
   }
  },
  "notFound": "Tag not found",
  "badRequest": "Validation Error"
 },
 {
  "id": "createAgentTag",
  "method": "POST",
  "path": "/agent-tags",
  "takesKey": true,
  "kind": "create",
  "noun": "AgentTag",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "id": 1,
     "name": "customer-facing",
     "organizationId": "org_2kAcmeRobotics7Q4mZx1Lt8",
     "createdBy": "user_2kAdaOkafor5tN8wQy3Kd",
     "createdAt": "2026-11-02T09:10:00.000Z",
     "updatedAt": "2026-11-02T09:10:00.000Z"
    },
    "at": "",
    "fields": [
     "id",
     "name",
     "organizationId",
     "createdBy",
     "createdAt",
     "updatedAt"
    ]
   }
  ],
  "query": {},
  "body": {
   "required": [
    "name"
   ],
   "properties": {
    "name": {
     "type": [
      "string"
     ]
    }
   }
  },
  "badRequest": "Validation Error"
 },
 {
  "id": "deleteAgentTag",
  "method": "DELETE",
  "path": "/agent-tags",
  "takesKey": true,
  "kind": "delete",
  "noun": "AgentTag",
  "key": "id",
  "field": "id",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "message": "Tag deleted"
    }
   }
  ],
  "query": {
   "id": "integer"
  },
  "notFound": "Tag not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "listTools",
  "method": "GET",
  "path": "/tools",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "total": 2,
     "tools": [
      {
       "name": "call_agent",
       "displayName": "Call agent",
       "description": "Hands a task to another agent of the organization and returns its answer.",
       "category": "agents",
       "parameters": {
        "type": "object",
        "properties": {
         "agentId": {
          "type": "integer",
          "format": "int32",
          "description": "Id of the agent to call.",
          "minimum": 1,
          "maximum": 2147483647
         },
         "message": {
          "type": "string",
          "description": "What the agent is asked.",
          "minLength": 1,
          "maxLength": 100000,
          "pattern": "\\S"
         }
        },
        "required": [
         "agentId",
         "message"
        ],
        "additionalProperties": false
       },
       "requiredIntegration": null,
       "isPrivate": false,
       "isProviderTool": false,
       "available": true
      },
      {
       "name": "openai:web_search",
       "displayName": "Web search (OpenAI)",
       "description": "Searches the web on the side of the model's provider.",
       "category": "web",
       "parameters": null,
       "requiredIntegration": "openai",
       "isPrivate": false,
       "isProviderTool": true,
       "provider": "openai",
       "available": false,
       "unavailableReason": "No API key is configured for the provider openai"
      }
     ]
    }
   }
  ],
  "query": {
   "all": "boolean"
  },
  "badRequest": "Bad Request"
 },
 {
  "id": "listUsers",
  "method": "GET",
  "path": "/admin/users",
  "kind": "list",
  "noun": "User",
  "next": "offset",
  "filters": {
   "role": "role"
  },
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "data": [
      {
       "id": "user_2kChiaraRossi6uR9vTx4Le",
       "email": "chiara@acme-robotics.example",
       "firstName": "Chiara",
       "lastName": "Rossi",
       "username": null,
       "profileImageUrl": "https://img.identity.example/chiara-rossi.png",
       "role": "org:member",
       "publicMetadata": {
        "department": "Field Service",
        "team": "North"
       },
       "joinedAt": 1793872800000,
       "lastSignInAt": 1795161900000,
       "createdAt": 1793872800000
      },
      {
       "id": "user_2kAdaOkafor5tN8wQy3Kd",
       "email": "ada@acme-robotics.example",
       "firstName": "Ada",
       "lastName": "Okafor",
       "username": "ada",
       "profileImageUrl": "https://img.identity.example/ada-okafor.png",
       "role": "org:admin",
       "publicMetadata": {
        "department": "Operations",
        "role": "Head of Support",
        "level": 3
       },
       "joinedAt": 1793610000000,
       "lastSignInAt": 1795192200000,
       "createdAt": 1793610000000
      }
     ],
     "totalCount": 4
    },
    "at": "data[]",
    "fields": [
     "id",
     "email",
     "firstName",
     "lastName",
     "username",
     "profileImageUrl",
     "role",
     "publicMetadata",
     "joinedAt",
     "lastSignInAt",
     "createdAt"
    ]
   }
  ],
  "query": {
   "limit": "integer",
   "offset": "integer",
   "role": "string",
   "orderBy": "string",
   "query": "string"
  },
  "badRequest": "Bad Request"
 },
 {
  "id": "removeUsers",
  "method": "DELETE",
  "path": "/admin/users",
  "takesKey": true,
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "total": 2,
     "successful": 2,
     "failed": 0,
     "results": [
      {
       "userId": "user_2kDenizKaya8wV2yUa6Nf",
       "success": true
      },
      {
       "userId": "user_2kChiaraRossi6uR9vTx4Le",
       "success": true
      }
     ]
    }
   },
   {
    "status": 207,
    "mediaType": "application/json",
    "example": {
     "success": false,
     "total": 2,
     "successful": 1,
     "failed": 1,
     "results": [
      {
       "userId": "user_2kDenizKaya8wV2yUa6Nf",
       "success": true
      }
     ],
     "errors": [
      {
       "userId": "user_2kAdaOkafor5tN8wQy3Kd",
       "success": false,
       "error": "You cannot remove yourself from the organization"
      }
     ]
    }
   }
  ],
  "query": {},
  "body": {
   "required": [
    "userIds"
   ],
   "properties": {
    "userIds": {
     "type": [
      "array"
     ]
    }
   }
  },
  "badRequest": "Bad Request"
 },
 {
  "id": "bulkRemoveUsers",
  "method": "POST",
  "path": "/admin/bulkRemove",
  "takesKey": true,
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "total": 2,
     "successful": 2,
     "failed": 0,
     "results": [
      {
       "userId": "user_2kDenizKaya8wV2yUa6Nf",
       "success": true
      },
      {
       "userId": "user_2kChiaraRossi6uR9vTx4Le",
       "success": true
      }
     ]
    }
   },
   {
    "status": 207,
    "mediaType": "application/json",
    "example": {
     "success": false,
     "total": 2,
     "successful": 1,
     "failed": 1,
     "results": [
      {
       "userId": "user_2kDenizKaya8wV2yUa6Nf",
       "success": true
      }
     ],
     "errors": [
      {
       "userId": "user_2kChiaraRossi6uR9vTx4Le",
       "success": false,
       "error": "User is not a member of this organization"
      }
     ]
    }
   }
  ],
  "query": {},
  "body": {
   "required": [
    "userIds"
   ],
   "properties": {
    "userIds": {
     "type": [
      "array"
     ]
    }
   }
  },
  "badRequest": "Bad Request",
  "deprecated": {
   "sunset": "Mon, 01 Nov 2027 00:00:00 GMT",
   "link": "</admin/users>; rel=\"successor-version\""
  }
 },
 {
  "id": "updateUserMetadata",
  "method": "POST",
  "path": "/admin/updateUserMetadata",
  "takesKey": true,
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "user": {
      "id": "user_2kChiaraRossi6uR9vTx4Le",
      "email": "chiara@acme-robotics.example",
      "firstName": "Chiara",
      "lastName": "Rossi",
      "publicMetadata": {
       "department": "Field Service",
       "team": "North",
       "level": 2
      }
     }
    }
   }
  ],
  "query": {},
  "body": {
   "required": [
    "userId",
    "metadata"
   ],
   "properties": {
    "userId": {
     "type": [
      "string"
     ]
    },
    "metadata": {
     "type": [
      "object"
     ]
    }
   }
  },
  "badRequest": "Bad Request"
 },
 {
  "id": "listInvitations",
  "method": "GET",
  "path": "/admin/invitations",
  "kind": "list",
  "noun": "Invitation",
  "next": "offset",
  "filters": {
   "status": "status"
  },
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "data": [
      {
       "id": "orginv_2kEliPark9zB3cWq7Mg",
       "emailAddress": "eli@acme-robotics.example",
       "role": "org:member",
       "status": "pending",
       "publicMetadata": {
        "department": "Support"
       },
       "createdAt": 1794320400000,
       "updatedAt": 1794320400000
      }
     ],
     "totalCount": 1
    },
    "at": "data[]",
    "fields": [
     "id",
     "emailAddress",
     "role",
     "status",
     "publicMetadata",
     "createdAt",
     "updatedAt"
    ]
   }
  ],
  "query": {
   "limit": "integer",
   "offset": "integer",
   "status": "array"
  },
  "badRequest": "Bad Request"
 },
 {
  "id": "createInvitations",
  "method": "POST",
  "path": "/admin/invitations",
  "takesKey": true,
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "total": 2,
     "successful": 2,
     "failed": 0,
     "results": [
      {
       "email": "eli@acme-robotics.example",
       "success": true,
       "type": "invitation",
       "invitationId": "orginv_2kEliPark9zB3cWq7Mg"
      },
      {
       "email": "deniz@partner-works.example",
       "success": true,
       "type": "direct_membership",
       "userId": "user_2kDenizKaya8wV2yUa6Nf"
      }
     ],
     "errors": []
    }
   },
   {
    "status": 207,
    "mediaType": "application/json",
    "example": {
     "success": false,
     "total": 2,
     "successful": 1,
     "failed": 1,
     "results": [
      {
       "email": "deniz@partner-works.example",
       "success": true,
       "type": "direct_membership",
       "userId": "user_2kDenizKaya8wV2yUa6Nf"
      }
     ],
     "errors": [
      {
       "email": "eli@acme-robotics.example",
       "success": false,
       "error": "An invitation for this email address is already pending"
      }
     ]
    }
   }
  ],
  "query": {},
  "body": {
   "required": [
    "invitations"
   ],
   "properties": {
    "invitations": {
     "type": [
      "array"
     ]
    }
   }
  },
  "badRequest": "Bad Request"
 },
 {
  "id": "revokeInvitations",
  "method": "DELETE",
  "path": "/admin/invitations",
  "takesKey": true,
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "total": 1,
     "successful": 1,
     "failed": 0,
     "results": [
      {
       "invitationId": "orginv_2kEliPark9zB3cWq7Mg",
       "success": true
      }
     ],
     "errors": []
    }
   },
   {
    "status": 207,
    "mediaType": "application/json",
    "example": {
     "success": false,
     "total": 2,
     "successful": 1,
     "failed": 1,
     "results": [
      {
       "invitationId": "orginv_2kEliPark9zB3cWq7Mg",
       "success": true
      }
     ],
     "errors": [
      {
       "invitationId": "orginv_2kFatimaNoor1aC4dXr8Nh",
       "success": false,
       "error": "Invitation is not pending"
      }
     ]
    }
   }
  ],
  "query": {},
  "body": {
   "required": [
    "invitationIds"
   ],
   "properties": {
    "invitationIds": {
     "type": [
      "array"
     ]
    }
   }
  },
  "badRequest": "Bad Request"
 },
 {
  "id": "getMyPermissions",
  "method": "GET",
  "path": "/me/permissions",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "userId": "user_2kDenizKaya8wV2yUa6Nf",
     "organizationId": "org_2kAcmeRobotics7Q4mZx1Lt8",
     "role": "org:guest",
     "permissions": [],
     "operations": [
      "chat",
      "createConversationFeedback",
      "createPresignedUpload",
      "deleteConversation",
      "getConversation",
      "getMyPermissions",
      "listConversationMessages",
      "listConversations",
      "renameConversation",
      "stopConversation"
     ]
    }
   }
  ],
  "query": {},
  "badRequest": "Bad Request"
 },
 {
  "id": "createPresignedUpload",
  "method": "POST",
  "path": "/upload/presigned",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "url": "https://storage.agent-platform.example/agent-platform/org_2kAcmeRobotics7Q4mZx1Lt8/uploads/bf5dae96-7a4c-4b97-9e79-4d6dad4a3b55/gripper-g4-manual.pdf?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Date=20261118T074500Z&X-Amz-Expires=600&X-Amz-SignedHeaders=content-type%3Bhost%3Bx-amz-meta-file-type%3Bx-amz-meta-org-id%3Bx-amz-meta-user-id&X-Amz-Signature=5f1c",
     "method": "PUT",
     "fileId": "bf5dae96-7a4c-4b97-9e79-4d6dad4a3b55",
     "key": "org_2kAcmeRobotics7Q4mZx1Lt8/uploads/bf5dae96-7a4c-4b97-9e79-4d6dad4a3b55/gripper-g4-manual.pdf",
     "contentKey": "org_2kAcmeRobotics7Q4mZx1Lt8/contents/bf5dae96-7a4c-4b97-9e79-4d6dad4a3b55.md",
     "metadata": {
      "contentType": "application/pdf",
      "orgId": "org_2kAcmeRobotics7Q4mZx1Lt8",
      "userId": "user_2kBenLindqvist4sM7xPz2Jc"
     }
    }
   }
  ],
  "query": {},
  "body": {
   "required": [
    "filename",
    "contentType"
   ],
   "properties": {
    "filename": {
     "type": [
      "string"
     ]
    },
    "contentType": {
     "type": [
      "string"
     ]
    }
   }
  },
  "badRequest": "Bad Request"
 },
 {
  "id": "listSkills",
  "method": "GET",
  "path": "/skills/manage",
  "kind": "list",
  "noun": "Skill",
  "key": "id",
  "field": "id",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "skills": [
      {
       "id": 5,
       "name": "incident-report",
       "description": "Writes an incident report from a chat",
       "metadata": {
        "version": "1.2",
        "owner": "support"
       },
       "fileCount": 2,
       "createdAt": "2026-11-03T08:15:00.000Z",
       "updatedAt": "2026-11-10T14:20:00.000Z"
      }
     ]
    },
    "at": "skills[]",
    "fields": [
     "id",
     "name",
     "description",
     "metadata",
     "fileCount",
     "createdAt",
     "updatedAt"
    ]
   },
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "skill": {
      "id": 5,
      "name": "incident-report",
      "description": "Writes an incident report from a chat",
      "metadata": {
       "version": "1.2",
       "owner": "support"
      },
      "fileCount": 2,
      "createdAt": "2026-11-03T08:15:00.000Z",
      "updatedAt": "2026-11-10T14:20:00.000Z",
      "files": [
       {
        "id": 51,
        "fileId": "9d3b8c74-5e2a-4f75-9c57-2b4b8b2e1f33",
        "fileName": "SKILL.md",
        "contentType": "text/markdown",
        "fileSize": 207,
        "createdAt": "2026-11-03T08:15:00.000Z"
       },
       {
        "id": 52,
        "fileId": "ae4c9d85-6f3b-4a86-8d68-3c5c9c3f2a44",
        "fileName": "template.md",
        "contentType": "text/markdown",
        "fileSize": 1184,
        "createdAt": "2026-11-03T08:20:00.000Z"
       }
      ],
      "agents": [
       {
        "id": 1,
        "name": "Support Concierge"
       }
      ],
      "skillMdContent": "---\nname: incident-report\ndescription: Writes an incident report from a chat\nversion: '1.2'\nowner: support\n---\n# Incident report\n\nFill in template.md with what the chat says. Ask for what is missing.\n"
     }
    },
    "at": "skill",
    "fields": [
     "id",
     "name",
     "description",
     "metadata",
     "fileCount",
     "createdAt",
     "updatedAt",
     "files",
     "agents",
     "skillMdContent"
    ]
   }
  ],
  "query": {
   "id": "integer"
  },
  "notFound": "Skill not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "updateSkill",
  "method": "PUT",
  "path": "/skills/manage",
  "takesKey": true,
  "kind": "update",
  "noun": "Skill",
  "key": "id",
  "field": "id",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "skill": {
      "id": 5,
      "name": "incident-report",
      "description": "Writes an incident report from a chat or a call note",
      "metadata": {
       "version": "1.3",
       "owner": "support"
      },
      "fileCount": 2
     }
    },
    "at": "skill",
    "fields": [
     "id",
     "name",
     "description",
     "metadata",
     "fileCount"
    ]
   }
  ],
  "query": {
   "id": "integer"
  },
  "body": {
   "required": [],
   "properties": {
    "skillMdContent": {
     "type": [
      "string"
     ]
    },
    "name": {
     "type": [
      "string"
     ]
    },
    "description": {
     "type": [
      "string",
      "null"
     ]
    },
    "id": {
     "type": [
      "integer"
     ]
    },
    "metadata": {
     "type": [
      "object"
     ]
    },
    "fileCount": {
     "type": [
      "integer"
     ]
    },
    "createdAt": {
     "type": [
      "string"
     ]
    },
    "updatedAt": {
     "type": [
      "string"
     ]
    },
    "files": {
     "type": [
      "array"
     ]
    },
    "agents": {
     "type": [
      "array"
     ]
    }
   }
  },
  "notFound": "Skill not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "createSkill",
  "method": "POST",
  "path": "/skills/manage",
  "takesKey": true,
  "kind": "create",
  "noun": "Skill",
  "replies": [
   {
    "status": 201,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "skill": {
      "id": 5,
      "name": "incident-report",
      "description": "Writes an incident report from a chat",
      "fileCount": 1
     }
    },
    "at": "skill",
    "fields": [
     "id",
     "name",
     "description",
     "fileCount"
    ]
   }
  ],
  "query": {},
  "body": {
   "required": [
    "skillMdContent"
   ],
   "properties": {
    "skillMdContent": {
     "type": [
      "string"
     ]
    }
   }
  },
  "badRequest": "Bad Request"
 },
 {
  "id": "deleteSkill",
  "method": "DELETE",
  "path": "/skills/manage",
  "takesKey": true,
  "kind": "delete",
  "noun": "Skill",
  "key": "id",
  "field": "id",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "message": "Skill deleted"
    }
   }
  ],
  "query": {
   "id": "integer"
  },
  "notFound": "Skill not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "listSkillFiles",
  "method": "GET",
  "path": "/skills/files",
  "kind": "list",
  "noun": "SkillFile",
  "filters": {
   "skillId": ""
  },
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "files": [
      {
       "id": 51,
       "fileId": "9d3b8c74-5e2a-4f75-9c57-2b4b8b2e1f33",
       "fileName": "SKILL.md",
       "contentType": "text/markdown",
       "fileSize": 207,
       "createdAt": "2026-11-03T08:15:00.000Z"
      },
      {
       "id": 52,
       "fileId": "ae4c9d85-6f3b-4a86-8d68-3c5c9c3f2a44",
       "fileName": "template.md",
       "contentType": "text/markdown",
       "fileSize": 1184,
       "createdAt": "2026-11-03T08:20:00.000Z"
      }
     ]
    },
    "at": "files[]",
    "fields": [
     "id",
     "fileId",
     "fileName",
     "contentType",
     "fileSize",
     "createdAt"
    ]
   }
  ],
  "query": {
   "skillId": "integer"
  },
  "notFound": "Skill not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "addSkillFile",
  "method": "POST",
  "path": "/skills/files",
  "takesKey": true,
  "kind": "create",
  "noun": "SkillFile",
  "filters": {
   "skillId": ""
  },
  "replies": [
   {
    "status": 201,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "file": {
      "id": 52,
      "fileId": "ae4c9d85-6f3b-4a86-8d68-3c5c9c3f2a44",
      "fileName": "template.md",
      "contentType": "text/markdown",
      "fileSize": 1184,
      "createdAt": "2026-11-03T08:20:00.000Z"
     },
     "uploadUrl": "https://storage.agent-platform.example/agent-platform/org_2kAcmeRobotics7Q4mZx1Lt8/skills/ae4c9d85-6f3b-4a86-8d68-3c5c9c3f2a44/template.md?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Date=20261103T082000Z&X-Amz-Expires=600&X-Amz-SignedHeaders=content-type%3Bhost&X-Amz-Signature=c27e"
    },
    "at": "file",
    "fields": [
     "id",
     "fileId",
     "fileName",
     "contentType",
     "fileSize",
     "createdAt"
    ]
   }
  ],
  "query": {},
  "body": {
   "required": [
    "skillId",
    "fileName",
    "contentType"
   ],
   "properties": {
    "skillId": {
     "type": [
      "integer"
     ]
    },
    "fileName": {
     "type": [
      "string"
     ]
    },
    "contentType": {
     "type": [
      "string"
     ]
    },
    "fileSize": {
     "type": [
      "integer"
     ],
     "default": 0
    }
   }
  },
  "notFound": "Skill not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "deleteSkillFile",
  "method": "DELETE",
  "path": "/skills/files",
  "takesKey": true,
  "kind": "delete",
  "noun": "SkillFile",
  "key": "fileId",
  "field": "id",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "message": "File deleted"
    }
   }
  ],
  "query": {
   "fileId": "integer"
  },
  "notFound": "Skill file not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "listKnowledgeBases",
  "method": "GET",
  "path": "/kb/manage",
  "kind": "list",
  "noun": "KnowledgeBase",
  "key": "id",
  "field": "id",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "knowledgeBases": [
      {
       "id": 1,
       "name": "Product manuals",
       "description": "Manuals and frequent questions of the robot arms",
       "embeddingModel": "openai:text-embedding-3-small",
       "embeddingDimensions": 1536,
       "extractionModel": null,
       "extractionSchema": null,
       "source": null,
       "trigger": null,
       "createdAt": "2026-11-02T09:20:00.000Z",
       "updatedAt": "2026-11-03T10:05:12.000Z",
       "userId": "user_2kAdaOkafor5tN8wQy3Kd",
       "fileCount": 2,
       "lastFileUploadedAt": "2026-11-03T10:05:12.000Z",
       "totalSize": 488353,
       "status": "ready"
      },
      {
       "id": 2,
       "name": "Visit reports",
       "description": "Reports written after a visit to a customer",
       "embeddingModel": "openai:text-embedding-3-small",
       "embeddingDimensions": 1536,
       "extractionModel": "openai:gpt-5-mini",
       "extractionSchema": {
        "type": "object",
        "properties": {
         "customer": {
          "type": "string",
          "description": "Name of the customer.",
          "minLength": 1,
          "maxLength": 200,
          "pattern": "\\S"
         },
         "visitedOn": {
          "type": "string",
          "description": "Day of the visit.",
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
        "prompt": "Check the new report for open points and list them.",
        "createdAt": "2026-11-04T08:00:00.000Z"
       },
       "createdAt": "2026-11-04T08:00:00.000Z",
       "updatedAt": "2026-11-04T08:00:00.000Z",
       "userId": "user_2kBenLindqvist4sM7xPz2Jc",
       "fileCount": 0,
       "lastFileUploadedAt": null,
       "totalSize": 0,
       "status": "empty"
      }
     ]
    },
    "at": "knowledgeBases[]",
    "fields": [
     "id",
     "name",
     "description",
     "embeddingModel",
     "embeddingDimensions",
     "extractionModel",
     "extractionSchema",
     "source",
     "trigger",
     "createdAt",
     "updatedAt",
     "userId",
     "fileCount",
     "lastFileUploadedAt",
     "totalSize",
     "status"
    ]
   },
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "knowledgeBase": {
      "id": 1,
      "name": "Product manuals",
      "description": "Manuals and frequent questions of the robot arms",
      "embeddingModel": "openai:text-embedding-3-small",
      "embeddingDimensions": 1536,
      "extractionModel": null,
      "extractionSchema": null,
      "source": null,
      "trigger": null,
      "createdAt": "2026-11-02T09:20:00.000Z",
      "updatedAt": "2026-11-03T10:05:12.000Z",
      "userId": "user_2kAdaOkafor5tN8wQy3Kd",
      "fileCount": 2,
      "lastFileUploadedAt": "2026-11-03T10:05:12.000Z",
      "totalSize": 488353,
      "status": "ready"
     }
    },
    "at": "knowledgeBase",
    "fields": [
     "id",
     "name",
     "description",
     "embeddingModel",
     "embeddingDimensions",
     "extractionModel",
     "extractionSchema",
     "source",
     "trigger",
     "createdAt",
     "updatedAt",
     "userId",
     "fileCount",
     "lastFileUploadedAt",
     "totalSize",
     "status"
    ]
   }
  ],
  "query": {
   "id": "integer"
  },
  "notFound": "Knowledge base not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "updateKnowledgeBase",
  "method": "PUT",
  "path": "/kb/manage",
  "takesKey": true,
  "kind": "update",
  "noun": "KnowledgeBase",
  "key": "id",
  "field": "id",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "knowledgeBase": {
      "id": 1,
      "name": "Product manuals and guides",
      "description": "Manuals, guides and frequent questions of the robot arms",
      "embeddingModel": "openai:text-embedding-3-small",
      "embeddingDimensions": 1536,
      "extractionModel": null,
      "extractionSchema": null,
      "source": null,
      "trigger": null,
      "createdAt": "2026-11-02T09:20:00.000Z",
      "updatedAt": "2026-11-05T14:00:00.000Z",
      "userId": "user_2kAdaOkafor5tN8wQy3Kd",
      "fileCount": 2,
      "lastFileUploadedAt": "2026-11-03T10:05:12.000Z",
      "totalSize": 488353,
      "status": "ready"
     }
    },
    "at": "knowledgeBase",
    "fields": [
     "id",
     "name",
     "description",
     "embeddingModel",
     "embeddingDimensions",
     "extractionModel",
     "extractionSchema",
     "source",
     "trigger",
     "createdAt",
     "updatedAt",
     "userId",
     "fileCount",
     "lastFileUploadedAt",
     "totalSize",
     "status"
    ]
   }
  ],
  "query": {
   "id": "integer"
  },
  "body": {
   "required": [],
   "properties": {
    "name": {
     "type": [
      "string"
     ]
    },
    "description": {
     "type": [
      "string"
     ]
    },
    "embeddingModel": {
     "type": [
      "string"
     ]
    },
    "extractionModel": {
     "type": []
    },
    "extractionSchema": {
     "type": [
      "object",
      "null"
     ]
    },
    "source": {
     "type": [
      "string",
      "null"
     ]
    },
    "trigger": {
     "type": []
    },
    "id": {
     "type": [
      "integer"
     ]
    },
    "embeddingDimensions": {
     "type": [
      "integer"
     ]
    },
    "createdAt": {
     "type": [
      "string"
     ]
    },
    "updatedAt": {
     "type": [
      "string"
     ]
    },
    "userId": {
     "type": [
      "string"
     ]
    },
    "fileCount": {
     "type": [
      "integer"
     ]
    },
    "lastFileUploadedAt": {
     "type": []
    },
    "totalSize": {
     "type": [
      "integer"
     ]
    },
    "status": {
     "type": [
      "string"
     ],
     "enum": [
      "empty",
      "ready"
     ]
    }
   }
  },
  "notFound": "Knowledge base not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "createKnowledgeBase",
  "method": "POST",
  "path": "/kb/manage",
  "takesKey": true,
  "kind": "create",
  "noun": "KnowledgeBase",
  "replies": [
   {
    "status": 201,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "knowledgeBase": {
      "id": 1,
      "name": "Product manuals",
      "description": "Manuals and frequent questions of the robot arms",
      "embeddingModel": "openai:text-embedding-3-small",
      "embeddingDimensions": 1536,
      "extractionModel": null,
      "extractionSchema": null,
      "source": null,
      "trigger": null,
      "createdAt": "2026-11-02T09:20:00.000Z",
      "updatedAt": "2026-11-02T09:20:00.000Z",
      "userId": "user_2kAdaOkafor5tN8wQy3Kd",
      "fileCount": 0,
      "lastFileUploadedAt": null,
      "totalSize": 0,
      "status": "empty"
     }
    },
    "at": "knowledgeBase",
    "fields": [
     "id",
     "name",
     "description",
     "embeddingModel",
     "embeddingDimensions",
     "extractionModel",
     "extractionSchema",
     "source",
     "trigger",
     "createdAt",
     "updatedAt",
     "userId",
     "fileCount",
     "lastFileUploadedAt",
     "totalSize",
     "status"
    ]
   }
  ],
  "query": {},
  "body": {
   "required": [
    "name",
    "embeddingModel"
   ],
   "properties": {
    "name": {
     "type": [
      "string"
     ]
    },
    "description": {
     "type": [
      "string"
     ],
     "default": ""
    },
    "embeddingModel": {
     "type": [
      "string"
     ]
    },
    "extractionModel": {
     "type": [],
     "default": null
    },
    "extractionSchema": {
     "type": [
      "object",
      "null"
     ],
     "default": null
    },
    "source": {
     "type": [
      "string",
      "null"
     ],
     "default": null
    },
    "trigger": {
     "type": [],
     "default": null
    }
   }
  },
  "notFound": "Agent not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "deleteKnowledgeBase",
  "method": "DELETE",
  "path": "/kb/manage",
  "takesKey": true,
  "kind": "delete",
  "noun": "KnowledgeBase",
  "key": "id",
  "field": "id",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true
    }
   }
  ],
  "query": {
   "id": "integer"
  },
  "notFound": "Knowledge base not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "listKnowledgeBaseFiles",
  "method": "GET",
  "path": "/kb/files",
  "kind": "list",
  "noun": "KnowledgeBaseFile",
  "filters": {
   "kbId": "knowledgeBaseId"
  },
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "files": [
      {
       "id": 22,
       "knowledgeBaseId": 1,
       "fileId": "8c2a7b63-4d1f-4e64-8b46-1a3a7a1d0e22",
       "fileName": "gripper-faq.md",
       "fileKey": "org_2kAcmeRobotics7Q4mZx1Lt8/uploads/8c2a7b63-4d1f-4e64-8b46-1a3a7a1d0e22/gripper-faq.md",
       "contentKey": "org_2kAcmeRobotics7Q4mZx1Lt8/contents/8c2a7b63-4d1f-4e64-8b46-1a3a7a1d0e22.md",
       "contentType": "text/markdown",
       "fileSize": 6240,
       "processingStatus": "chunk_failed",
       "processingError": "The embedding model did not answer",
       "userMetadata": null,
       "extractedData": null,
       "triggerConversationId": null,
       "triggerSkippedReason": null,
       "createdAt": "2026-11-03T10:05:12.000Z",
       "updatedAt": "2026-11-03T10:06:40.000Z"
      },
      {
       "id": 21,
       "knowledgeBaseId": 1,
       "fileId": "7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11",
       "fileName": "arm-x2-manual.pdf",
       "fileKey": "org_2kAcmeRobotics7Q4mZx1Lt8/uploads/7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11/arm-x2-manual.pdf",
       "contentKey": "org_2kAcmeRobotics7Q4mZx1Lt8/contents/7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11.md",
       "contentType": "application/pdf",
       "fileSize": 482113,
       "processingStatus": "completed",
       "processingError": null,
       "userMetadata": {
        "product": "Arm X2",
        "language": "en"
       },
       "extractedData": null,
       "triggerConversationId": null,
       "triggerSkippedReason": null,
       "createdAt": "2026-11-03T10:00:00.000Z",
       "updatedAt": "2026-11-03T10:00:21.000Z"
      }
     ]
    },
    "at": "files[]",
    "fields": [
     "id",
     "knowledgeBaseId",
     "fileId",
     "fileName",
     "fileKey",
     "contentKey",
     "contentType",
     "fileSize",
     "processingStatus",
     "processingError",
     "userMetadata",
     "extractedData",
     "triggerConversationId",
     "triggerSkippedReason",
     "createdAt",
     "updatedAt"
    ]
   }
  ],
  "query": {
   "kbId": "integer"
  },
  "notFound": "Knowledge base not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "addKnowledgeBaseFile",
  "method": "POST",
  "path": "/kb/files",
  "takesKey": true,
  "kind": "create",
  "noun": "KnowledgeBaseFile",
  "filters": {
   "kbId": "knowledgeBaseId",
   "fileId": "fileId"
  },
  "replies": [
   {
    "status": 201,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "file": {
      "id": 21,
      "knowledgeBaseId": 1,
      "fileId": "7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11",
      "fileName": "arm-x2-manual.pdf",
      "fileKey": "org_2kAcmeRobotics7Q4mZx1Lt8/uploads/7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11/arm-x2-manual.pdf",
      "contentKey": "org_2kAcmeRobotics7Q4mZx1Lt8/contents/7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11.md",
      "contentType": "application/pdf",
      "fileSize": 482113,
      "processingStatus": "parsing",
      "processingError": null,
      "userMetadata": {
       "product": "Arm X2",
       "language": "en"
      },
      "extractedData": null,
      "triggerConversationId": null,
      "triggerSkippedReason": null,
      "createdAt": "2026-11-03T10:00:00.000Z",
      "updatedAt": "2026-11-03T10:00:00.000Z"
     }
    },
    "at": "file",
    "fields": [
     "id",
     "knowledgeBaseId",
     "fileId",
     "fileName",
     "fileKey",
     "contentKey",
     "contentType",
     "fileSize",
     "processingStatus",
     "processingError",
     "userMetadata",
     "extractedData",
     "triggerConversationId",
     "triggerSkippedReason",
     "createdAt",
     "updatedAt"
    ]
   }
  ],
  "query": {},
  "body": {
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
     "type": [
      "integer"
     ]
    },
    "fileId": {
     "type": [
      "string"
     ]
    },
    "fileName": {
     "type": [
      "string"
     ]
    },
    "fileKey": {
     "type": [
      "string"
     ]
    },
    "contentKey": {
     "type": [
      "string"
     ]
    },
    "contentType": {
     "type": [
      "string"
     ]
    },
    "fileSize": {
     "type": [
      "integer"
     ]
    },
    "userMetadata": {
     "type": [
      "object",
      "null"
     ],
     "default": null
    }
   }
  },
  "notFound": "Knowledge base not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "deleteKnowledgeBaseFile",
  "method": "DELETE",
  "path": "/kb/files",
  "takesKey": true,
  "kind": "delete",
  "noun": "KnowledgeBaseFile",
  "key": "fileId",
  "field": "id",
  "filters": {
   "kbId": "knowledgeBaseId"
  },
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true
    }
   }
  ],
  "query": {
   "kbId": "integer",
   "fileId": "integer"
  },
  "notFound": "File not found",
  "badRequest": "Valid knowledge base ID and file ID are required for DELETE"
 },
 {
  "id": "retryKnowledgeBaseFile",
  "method": "POST",
  "path": "/kb/files/retry",
  "takesKey": true,
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "file": {
      "id": 22,
      "knowledgeBaseId": 1,
      "fileId": "8c2a7b63-4d1f-4e64-8b46-1a3a7a1d0e22",
      "fileName": "gripper-faq.md",
      "fileKey": "org_2kAcmeRobotics7Q4mZx1Lt8/uploads/8c2a7b63-4d1f-4e64-8b46-1a3a7a1d0e22/gripper-faq.md",
      "contentKey": "org_2kAcmeRobotics7Q4mZx1Lt8/contents/8c2a7b63-4d1f-4e64-8b46-1a3a7a1d0e22.md",
      "contentType": "text/markdown",
      "fileSize": 6240,
      "processingStatus": "chunking",
      "processingError": null,
      "userMetadata": null,
      "extractedData": null,
      "triggerConversationId": null,
      "triggerSkippedReason": null,
      "createdAt": "2026-11-03T10:05:12.000Z",
      "updatedAt": "2026-11-03T11:30:00.000Z"
     }
    }
   }
  ],
  "query": {
   "kbId": "integer",
   "fileId": "integer"
  },
  "notFound": "File not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "searchKnowledgeBase",
  "method": "POST",
  "path": "/kb/search",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "results": [
      {
       "fileId": "7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11",
       "fileName": "arm-x2-manual.pdf",
       "text": "The arm stops by itself when the joint temperature reaches 40 degrees.",
       "score": 0.87
      },
      {
       "fileId": "8c2a7b63-4d1f-4e64-8b46-1a3a7a1d0e22",
       "fileName": "gripper-faq.md",
       "text": "A gripper that runs hot also makes the arm stop early.",
       "score": 0.61
      }
     ]
    }
   }
  ],
  "query": {},
  "body": {
   "required": [
    "kbId",
    "query"
   ],
   "properties": {
    "kbId": {
     "type": [
      "integer"
     ]
    },
    "query": {
     "type": [
      "string"
     ]
    },
    "limit": {
     "type": [
      "integer"
     ],
     "default": 10
    }
   }
  },
  "notFound": "Knowledge base not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "listToolServers",
  "method": "GET",
  "path": "/mcp-servers/manage",
  "kind": "list",
  "noun": "ToolServer",
  "key": "id",
  "field": "id",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "toolServers": [
      {
       "id": 3,
       "name": "Parts inventory",
       "url": "https://mcp.acme-robotics.example/mcp",
       "transport": "streamable-http",
       "headerNames": [
        "Authorization"
       ],
       "enabled": true,
       "createdAt": "2026-11-05T13:00:00.000Z",
       "updatedAt": "2026-11-05T13:00:00.000Z"
      }
     ]
    },
    "at": "toolServers[]",
    "fields": [
     "id",
     "name",
     "url",
     "transport",
     "headerNames",
     "enabled",
     "createdAt",
     "updatedAt"
    ]
   },
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "toolServer": {
      "id": 3,
      "name": "Parts inventory",
      "url": "https://mcp.acme-robotics.example/mcp",
      "transport": "streamable-http",
      "headerNames": [
       "Authorization"
      ],
      "enabled": true,
      "createdAt": "2026-11-05T13:00:00.000Z",
      "updatedAt": "2026-11-05T13:00:00.000Z"
     }
    },
    "at": "toolServer",
    "fields": [
     "id",
     "name",
     "url",
     "transport",
     "headerNames",
     "enabled",
     "createdAt",
     "updatedAt"
    ]
   }
  ],
  "query": {
   "id": "integer"
  },
  "notFound": "Tool server not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "updateToolServer",
  "method": "PUT",
  "path": "/mcp-servers/manage",
  "takesKey": true,
  "kind": "update",
  "noun": "ToolServer",
  "key": "id",
  "field": "id",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "toolServer": {
      "id": 3,
      "name": "Parts inventory",
      "url": "https://mcp.acme-robotics.example/mcp",
      "transport": "streamable-http",
      "headerNames": [
       "Authorization"
      ],
      "enabled": false,
      "createdAt": "2026-11-05T13:00:00.000Z",
      "updatedAt": "2026-11-06T08:45:00.000Z"
     }
    },
    "at": "toolServer",
    "fields": [
     "id",
     "name",
     "url",
     "transport",
     "headerNames",
     "enabled",
     "createdAt",
     "updatedAt"
    ]
   }
  ],
  "query": {
   "id": "integer"
  },
  "body": {
   "required": [],
   "properties": {
    "name": {
     "type": [
      "string"
     ]
    },
    "url": {
     "type": [
      "string"
     ]
    },
    "transport": {
     "type": [
      "string"
     ],
     "enum": [
      "streamable-http",
      "sse"
     ]
    },
    "headers": {
     "type": [
      "object"
     ]
    },
    "enabled": {
     "type": [
      "boolean"
     ]
    },
    "id": {
     "type": [
      "integer"
     ]
    },
    "headerNames": {
     "type": [
      "array"
     ]
    },
    "createdAt": {
     "type": [
      "string"
     ]
    },
    "updatedAt": {
     "type": [
      "string"
     ]
    }
   }
  },
  "notFound": "Tool server not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "createToolServer",
  "method": "POST",
  "path": "/mcp-servers/manage",
  "takesKey": true,
  "kind": "create",
  "noun": "ToolServer",
  "replies": [
   {
    "status": 201,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "toolServer": {
      "id": 3,
      "name": "Parts inventory",
      "url": "https://mcp.acme-robotics.example/mcp",
      "transport": "streamable-http",
      "headerNames": [
       "Authorization"
      ],
      "enabled": true,
      "createdAt": "2026-11-05T13:00:00.000Z",
      "updatedAt": "2026-11-05T13:00:00.000Z"
     }
    },
    "at": "toolServer",
    "fields": [
     "id",
     "name",
     "url",
     "transport",
     "headerNames",
     "enabled",
     "createdAt",
     "updatedAt"
    ]
   }
  ],
  "query": {},
  "body": {
   "required": [
    "name",
    "url"
   ],
   "properties": {
    "name": {
     "type": [
      "string"
     ]
    },
    "url": {
     "type": [
      "string"
     ]
    },
    "transport": {
     "type": [
      "string"
     ],
     "enum": [
      "streamable-http",
      "sse"
     ],
     "default": "streamable-http"
    },
    "headers": {
     "type": [
      "object"
     ],
     "default": {}
    },
    "enabled": {
     "type": [
      "boolean"
     ],
     "default": true
    }
   }
  },
  "badRequest": "Bad Request"
 },
 {
  "id": "deleteToolServer",
  "method": "DELETE",
  "path": "/mcp-servers/manage",
  "takesKey": true,
  "kind": "delete",
  "noun": "ToolServer",
  "key": "id",
  "field": "id",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true
    }
   }
  ],
  "query": {
   "id": "integer"
  },
  "notFound": "Tool server not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "testToolServer",
  "method": "POST",
  "path": "/mcp-servers/test",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "tools": [
      {
       "name": "find_part",
       "description": "Finds a spare part by its number",
       "inputSchema": {
        "type": "object",
        "properties": {
         "partNumber": {
          "type": "string",
          "maxLength": 9,
          "pattern": "^[A-Z]{2}-[0-9]{1,6}$"
         }
        },
        "required": [
         "partNumber"
        ]
       }
      }
     ],
     "error": null,
     "durationMs": 184
    }
   }
  ],
  "query": {},
  "notFound": "Tool server not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "listScheduledTasks",
  "method": "GET",
  "path": "/scheduled-tasks/manage",
  "kind": "list",
  "noun": "ScheduledTask",
  "key": "taskId",
  "field": "id",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": [
     {
      "id": 7,
      "name": "Morning visit digest",
      "description": "Sums up the visits of the day before",
      "prompt": "Sum up all visit reports of yesterday in ten lines.",
      "schedule": "0 6 * * 1-5",
      "enabled": true,
      "agentId": 2,
      "agentName": "Field Report Writer",
      "userId": "user_2kBenLindqvist4sM7xPz2Jc",
      "lastRunAt": "2026-11-20T06:00:00.000Z",
      "nextRunAt": "2026-11-23T06:00:00.000Z",
      "overlapPolicy": "skip",
      "catchUpWindowSeconds": 31536000,
      "pausedReason": null,
      "createdAt": "2026-11-09T11:00:00.000Z",
      "updatedAt": "2026-11-09T11:00:00.000Z"
     }
    ],
    "at": "[]",
    "fields": [
     "id",
     "name",
     "description",
     "prompt",
     "schedule",
     "enabled",
     "agentId",
     "agentName",
     "userId",
     "lastRunAt",
     "nextRunAt",
     "overlapPolicy",
     "catchUpWindowSeconds",
     "pausedReason",
     "createdAt",
     "updatedAt"
    ]
   },
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "id": 7,
     "name": "Morning visit digest",
     "description": "Sums up the visits of the day before",
     "prompt": "Sum up all visit reports of yesterday in ten lines.",
     "schedule": "0 6 * * 1-5",
     "enabled": true,
     "agentId": 2,
     "agentName": "Field Report Writer",
     "userId": "user_2kBenLindqvist4sM7xPz2Jc",
     "lastRunAt": "2026-11-20T06:00:00.000Z",
     "nextRunAt": "2026-11-23T06:00:00.000Z",
     "overlapPolicy": "skip",
     "catchUpWindowSeconds": 31536000,
     "pausedReason": null,
     "createdAt": "2026-11-09T11:00:00.000Z",
     "updatedAt": "2026-11-09T11:00:00.000Z"
    },
    "at": "",
    "fields": [
     "id",
     "name",
     "description",
     "prompt",
     "schedule",
     "enabled",
     "agentId",
     "agentName",
     "userId",
     "lastRunAt",
     "nextRunAt",
     "overlapPolicy",
     "catchUpWindowSeconds",
     "pausedReason",
     "createdAt",
     "updatedAt"
    ]
   }
  ],
  "query": {
   "taskId": "integer",
   "allInOrg": "boolean"
  },
  "notFound": "Scheduled task not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "updateScheduledTask",
  "method": "PUT",
  "path": "/scheduled-tasks/manage",
  "takesKey": true,
  "kind": "update",
  "noun": "ScheduledTask",
  "key": "taskId",
  "field": "id",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "id": 7,
     "name": "Morning visit digest",
     "description": "Sums up the visits of the day before",
     "prompt": "Sum up all visit reports of yesterday in ten lines.",
     "schedule": "0 7 * * 1-5",
     "enabled": true,
     "agentId": 2,
     "agentName": "Field Report Writer",
     "userId": "user_2kBenLindqvist4sM7xPz2Jc",
     "lastRunAt": "2026-11-20T06:00:00.000Z",
     "nextRunAt": "2026-11-23T07:00:00.000Z",
     "overlapPolicy": "skip",
     "catchUpWindowSeconds": 31536000,
     "pausedReason": null,
     "createdAt": "2026-11-09T11:00:00.000Z",
     "updatedAt": "2026-11-20T09:30:00.000Z"
    },
    "at": "",
    "fields": [
     "id",
     "name",
     "description",
     "prompt",
     "schedule",
     "enabled",
     "agentId",
     "agentName",
     "userId",
     "lastRunAt",
     "nextRunAt",
     "overlapPolicy",
     "catchUpWindowSeconds",
     "pausedReason",
     "createdAt",
     "updatedAt"
    ]
   }
  ],
  "query": {
   "taskId": "integer"
  },
  "body": {
   "required": [],
   "properties": {
    "name": {
     "type": [
      "string"
     ]
    },
    "description": {
     "type": [
      "string"
     ]
    },
    "prompt": {
     "type": [
      "string"
     ]
    },
    "schedule": {
     "type": [
      "string"
     ]
    },
    "agentId": {
     "type": [
      "integer"
     ]
    },
    "enabled": {
     "type": [
      "boolean"
     ]
    },
    "overlapPolicy": {
     "type": [
      "string"
     ],
     "enum": [
      "skip",
      "queue_one",
      "allow"
     ]
    },
    "catchUpWindowSeconds": {
     "type": [
      "integer"
     ]
    },
    "id": {
     "type": [
      "integer"
     ]
    },
    "agentName": {
     "type": [
      "string"
     ]
    },
    "userId": {
     "type": [
      "string"
     ]
    },
    "lastRunAt": {
     "type": []
    },
    "nextRunAt": {
     "type": []
    },
    "pausedReason": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "owner_removed",
      "owner_demoted",
      "agent_deleted",
      "consecutive_failures",
      null
     ]
    },
    "createdAt": {
     "type": [
      "string"
     ]
    },
    "updatedAt": {
     "type": [
      "string"
     ]
    }
   }
  },
  "notFound": "Scheduled task not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "createScheduledTask",
  "method": "POST",
  "path": "/scheduled-tasks/manage",
  "takesKey": true,
  "kind": "create",
  "noun": "ScheduledTask",
  "filters": {
   "agentId": "agentId"
  },
  "replies": [
   {
    "status": 201,
    "mediaType": "application/json",
    "example": {
     "id": 7,
     "name": "Morning visit digest",
     "description": "Sums up the visits of the day before",
     "prompt": "Sum up all visit reports of yesterday in ten lines.",
     "schedule": "0 6 * * 1-5",
     "enabled": true,
     "agentId": 2,
     "agentName": "Field Report Writer",
     "userId": "user_2kBenLindqvist4sM7xPz2Jc",
     "lastRunAt": null,
     "nextRunAt": "2026-11-10T06:00:00.000Z",
     "overlapPolicy": "skip",
     "catchUpWindowSeconds": 31536000,
     "pausedReason": null,
     "createdAt": "2026-11-09T11:00:00.000Z",
     "updatedAt": "2026-11-09T11:00:00.000Z"
    },
    "at": "",
    "fields": [
     "id",
     "name",
     "description",
     "prompt",
     "schedule",
     "enabled",
     "agentId",
     "agentName",
     "userId",
     "lastRunAt",
     "nextRunAt",
     "overlapPolicy",
     "catchUpWindowSeconds",
     "pausedReason",
     "createdAt",
     "updatedAt"
    ]
   }
  ],
  "query": {},
  "body": {
   "required": [
    "name",
    "prompt",
    "schedule",
    "agentId"
   ],
   "properties": {
    "name": {
     "type": [
      "string"
     ]
    },
    "description": {
     "type": [
      "string"
     ],
     "default": ""
    },
    "prompt": {
     "type": [
      "string"
     ]
    },
    "schedule": {
     "type": [
      "string"
     ]
    },
    "agentId": {
     "type": [
      "integer"
     ]
    },
    "enabled": {
     "type": [
      "boolean"
     ],
     "default": true
    },
    "overlapPolicy": {
     "type": [
      "string"
     ],
     "enum": [
      "skip",
      "queue_one",
      "allow"
     ],
     "default": "skip"
    },
    "catchUpWindowSeconds": {
     "type": [
      "integer"
     ],
     "default": 31536000
    }
   }
  },
  "notFound": "Agent not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "deleteScheduledTask",
  "method": "DELETE",
  "path": "/scheduled-tasks/manage",
  "takesKey": true,
  "kind": "delete",
  "noun": "ScheduledTask",
  "key": "taskId",
  "field": "id",
  "replies": [
   {
    "status": 204
   }
  ],
  "query": {
   "taskId": "integer"
  },
  "body": {
   "required": [],
   "properties": {
    "taskId": {
     "type": [
      "integer"
     ]
    }
   }
  },
  "notFound": "Scheduled task not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "toggleScheduledTask",
  "method": "POST",
  "path": "/scheduled-tasks/toggle",
  "takesKey": true,
  "kind": "update",
  "noun": "ScheduledTask",
  "key": "taskId",
  "field": "id",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "id": 7,
     "name": "Morning visit digest",
     "description": "Sums up the visits of the day before",
     "prompt": "Sum up all visit reports of yesterday in ten lines.",
     "schedule": "0 6 * * 1-5",
     "enabled": false,
     "agentId": 2,
     "agentName": "Field Report Writer",
     "userId": "user_2kBenLindqvist4sM7xPz2Jc",
     "lastRunAt": "2026-11-20T06:00:00.000Z",
     "nextRunAt": null,
     "overlapPolicy": "skip",
     "catchUpWindowSeconds": 31536000,
     "pausedReason": null,
     "createdAt": "2026-11-09T11:00:00.000Z",
     "updatedAt": "2026-11-20T12:00:00.000Z"
    },
    "at": "",
    "fields": [
     "id",
     "name",
     "description",
     "prompt",
     "schedule",
     "enabled",
     "agentId",
     "agentName",
     "userId",
     "lastRunAt",
     "nextRunAt",
     "overlapPolicy",
     "catchUpWindowSeconds",
     "pausedReason",
     "createdAt",
     "updatedAt"
    ]
   }
  ],
  "query": {},
  "body": {
   "required": [
    "taskId",
    "enabled"
   ],
   "properties": {
    "taskId": {
     "type": [
      "integer"
     ]
    },
    "enabled": {
     "type": [
      "boolean"
     ]
    }
   }
  },
  "notFound": "Scheduled task not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "runScheduledTask",
  "method": "POST",
  "path": "/scheduled-tasks/run",
  "takesKey": true,
  "kind": "create",
  "noun": "TaskExecution",
  "filters": {
   "taskId": "scheduledTaskId"
  },
  "replies": [
   {
    "status": 202,
    "mediaType": "application/json",
    "example": {
     "id": 74,
     "scheduledTaskId": 7,
     "conversationId": null,
     "agentVersionId": null,
     "status": "in_progress",
     "scheduledFor": "2026-11-20T09:15:00.000Z",
     "startedAt": null,
     "finishedAt": null,
     "error": null,
     "reason": null,
     "createdAt": "2026-11-20T09:15:00.000Z"
    },
    "at": "",
    "fields": [
     "id",
     "scheduledTaskId",
     "conversationId",
     "agentVersionId",
     "status",
     "scheduledFor",
     "startedAt",
     "finishedAt",
     "error",
     "reason",
     "createdAt"
    ]
   }
  ],
  "query": {},
  "body": {
   "required": [
    "taskId"
   ],
   "properties": {
    "taskId": {
     "type": [
      "integer"
     ]
    }
   }
  },
  "notFound": "Scheduled task not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "listTaskExecutions",
  "method": "GET",
  "path": "/scheduled-tasks/executions",
  "kind": "list",
  "noun": "TaskExecution",
  "filters": {
   "taskId": "scheduledTaskId"
  },
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": [
     {
      "id": 72,
      "scheduledTaskId": 7,
      "conversationId": "15fde6c7-6081-42a3-8eb5-c6d7e8f90a1b",
      "agentVersionId": 12,
      "status": "in_progress",
      "scheduledFor": "2026-11-20T06:00:00.000Z",
      "startedAt": "2026-11-20T06:00:00.214Z",
      "finishedAt": null,
      "error": null,
      "reason": null,
      "createdAt": "2026-11-20T06:00:00.180Z"
     },
     {
      "id": 71,
      "scheduledTaskId": 7,
      "conversationId": "e2cab3f4-3d5e-4f70-8b82-93a4b5c6d7e8",
      "agentVersionId": 12,
      "status": "completed",
      "scheduledFor": "2026-11-19T06:00:00.000Z",
      "startedAt": "2026-11-19T06:00:00.190Z",
      "finishedAt": "2026-11-19T06:00:31.402Z",
      "error": null,
      "reason": null,
      "createdAt": "2026-11-19T06:00:00.155Z"
     }
    ],
    "at": "[]",
    "fields": [
     "id",
     "scheduledTaskId",
     "conversationId",
     "agentVersionId",
     "status",
     "scheduledFor",
     "startedAt",
     "finishedAt",
     "error",
     "reason",
     "createdAt"
    ]
   },
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "total": 9,
     "completed": 7,
     "failed": 1,
     "in_progress": 1
    }
   }
  ],
  "query": {
   "taskId": "integer",
   "limit": "integer",
   "stats": "boolean",
   "since": "string",
   "include": "string"
  },
  "notFound": "Scheduled task not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "previewSchedule",
  "method": "GET",
  "path": "/scheduled-tasks/preview",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "next": [
      "2026-11-09T06:00:00.000Z",
      "2026-11-10T06:00:00.000Z",
      "2026-11-11T06:00:00.000Z",
      "2026-11-12T06:00:00.000Z",
      "2026-11-13T06:00:00.000Z",
      "2026-11-16T06:00:00.000Z",
      "2026-11-17T06:00:00.000Z",
      "2026-11-18T06:00:00.000Z",
      "2026-11-19T06:00:00.000Z",
      "2026-11-20T06:00:00.000Z"
     ],
     "description": "At 06:00, Monday through Friday"
    }
   }
  ],
  "query": {
   "schedule": "string"
  },
  "badRequest": "Bad Request"
 },
 {
  "id": "chat",
  "method": "POST",
  "path": "/chat",
  "takesKey": true,
  "replies": [
   {
    "status": 200,
    "mediaType": "text/event-stream",
    "example": "data: {\"type\":\"start\",\"messageId\":\"04ecd5b6-5f70-4192-8da4-b5c6d7e8f90a\"}\n\ndata: {\"type\":\"start-step\"}\n\ndata: {\"type\":\"tool-input-start\",\"toolCallId\":\"call_8Q\",\"toolName\":\"search_knowledge_base\"}\n\ndata: {\"type\":\"tool-input-available\",\"toolCallId\":\"call_8Q\",\"toolName\":\"search_knowledge_base\",\"input\":{\"query\":\"E-17\"}}\n\ndata: {\"type\":\"tool-output-available\",\"toolCallId\":\"call_8Q\",\"output\":{\"results\":[{\"text\":\"E-17: joint 2 brake.\"}]}}\n\ndata: {\"type\":\"tool-input-start\",\"toolCallId\":\"call_9R\",\"toolName\":\"call_agent\"}\n\ndata: {\"type\":\"tool-input-available\",\"toolCallId\":\"call_9R\",\"toolName\":\"call_agent\",\"input\":{\"agentId\":3,\"message\":\"Which kit fits joint 2?\"}}\n\ndata: {\"type\":\"tool-output-available\",\"toolCallId\":\"call_9R\",\"output\":\"Brake kit BK-2 fits joint 2 of the Arm X2.\"}\n\ndata: {\"type\":\"finish-step\"}\n\ndata: {\"type\":\"start-step\"}\n\ndata: {\"type\":\"text-start\",\"id\":\"txt_1\"}\n\ndata: {\"type\":\"text-delta\",\"id\":\"txt_1\",\"delta\":\"E-17 means the brake of joint 2 does not release. \"}\n\ndata: {\"type\":\"text-delta\",\"id\":\"txt_1\",\"delta\":\"Check its 24 V supply first.\"}\n\ndata: {\"type\":\"text-end\",\"id\":\"txt_1\"}\n\ndata: {\"type\":\"finish-step\"}\n\ndata: {\"type\":\"finish\",\"finishReason\":\"stop\"}\n\ndata: [DONE]\n\n"
   },
   {
    "status": 202,
    "mediaType": "application/json",
    "example": {
     "threadId": "c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6",
     "status": "in_progress"
    }
   }
  ],
  "query": {},
  "body": {
   "required": [
    "agentId",
    "message"
   ],
   "properties": {
    "agentId": {
     "type": [
      "integer"
     ]
    },
    "message": {
     "type": [
      "object"
     ]
    },
    "threadId": {
     "type": [
      "string"
     ]
    },
    "timezone": {
     "type": [
      "string"
     ],
     "default": "UTC"
    }
   }
  },
  "notFound": "Agent not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "getConversation",
  "method": "GET",
  "path": "/getConversation",
  "kind": "get",
  "noun": "Conversation",
  "key": "threadId",
  "field": "id",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "id": "c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6",
     "agentId": 1,
     "userId": "user_2kChiaraRossi6uR9vTx4Le",
     "organizationId": "org_2kAcmeRobotics7Q4mZx1Lt8",
     "name": "Arm X2 stops at 40 degrees",
     "upstreamConversationId": null,
     "renderedSystemPrompt": "You are the first contact for owners of Acme robot arms. Ask for the serial number first.",
     "streamStatus": "completed",
     "createdAt": "2026-11-12T08:14:03.120Z",
     "updatedAt": "2026-11-12T08:14:21.480Z",
     "deletedAt": null,
     "messages": [
      {
       "id": "f3dbc4a5-4e6f-4081-9c93-a4b5c6d7e8f9",
       "role": "user",
       "parts": [
        {
         "type": "text",
         "text": "Our Arm X2 stops at 40 degrees and shows E-17. What should I check first?"
        },
        {
         "type": "file",
         "mediaType": "image/jpeg",
         "filename": "joint-2.jpg",
         "fileKey": "org_2kAcmeRobotics7Q4mZx1Lt8/uploads/bf5dae96-7a4c-4b97-9e79-4d6dad4a3b55/joint-2.jpg",
         "url": "https://storage.agent-platform.example/agent-platform/org_2kAcmeRobotics7Q4mZx1Lt8/uploads/bf5dae96-7a4c-4b97-9e79-4d6dad4a3b55/joint-2.jpg?X-Amz-Expires=600"
        }
       ],
       "createdAt": "2026-11-12T08:14:03.120Z"
      },
      {
       "id": "04ecd5b6-5f70-4192-8da4-b5c6d7e8f90a",
       "role": "assistant",
       "parts": [
        {
         "type": "step-start"
        },
        {
         "type": "tool-search_knowledge_base",
         "toolCallId": "call_8Q",
         "state": "output-available",
         "input": {
          "query": "E-17",
          "knowledgeBaseId": 1
         },
         "output": {
          "results": [
           {
            "fileName": "arm-x2-manual.pdf",
            "text": "E-17: joint 2 brake.",
            "score": 0.83
           }
          ]
         }
        },
        {
         "type": "tool-call_agent",
         "toolCallId": "call_9R",
         "state": "output-available",
         "input": {
          "agentId": 3,
          "message": "Which kit fits joint 2?"
         },
         "output": "Brake kit BK-2 fits joint 2 of the Arm X2."
        },
        {
         "type": "step-start"
        },
        {
         "type": "text",
         "text": "E-17 means the brake of joint 2 does not release. Check its 24 V supply first."
        }
       ],
       "createdAt": "2026-11-12T08:14:21.480Z",
       "usage": {
        "inputTokens": 1840,
        "outputTokens": 212,
        "totalTokens": 2052
       },
       "finishReason": "stop"
      }
     ]
    },
    "at": "",
    "fields": [
     "id",
     "agentId",
     "userId",
     "organizationId",
     "name",
     "upstreamConversationId",
     "renderedSystemPrompt",
     "streamStatus",
     "createdAt",
     "updatedAt",
     "deletedAt",
     "isDeleted",
     "failure",
     "messages"
    ]
   }
  ],
  "query": {
   "threadId": "string"
  },
  "notFound": "Conversation not found",
  "badRequest": "threadId is required"
 },
 {
  "id": "listConversations",
  "method": "GET",
  "path": "/conversations",
  "kind": "list",
  "noun": "Conversation",
  "next": "cursor",
  "filters": {
   "agentId": "agentId",
   "userId": "userId"
  },
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "conversations": [
      {
       "id": "c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6",
       "agentId": 1,
       "userId": "user_2kChiaraRossi6uR9vTx4Le",
       "organizationId": "org_2kAcmeRobotics7Q4mZx1Lt8",
       "name": "Arm X2 stops at 40 degrees",
       "upstreamConversationId": null,
       "streamStatus": "completed",
       "createdAt": "2026-11-12T08:14:03.120Z",
       "updatedAt": "2026-11-12T08:14:21.480Z",
       "deletedAt": null
      }
     ],
     "nextCursor": null
    },
    "at": "conversations[]",
    "fields": [
     "id",
     "agentId",
     "userId",
     "organizationId",
     "name",
     "upstreamConversationId",
     "streamStatus",
     "createdAt",
     "updatedAt",
     "deletedAt",
     "isDeleted"
    ]
   }
  ],
  "query": {
   "agentId": "integer",
   "userId": "string",
   "allInOrg": "boolean",
   "limit": "integer",
   "cursor": "string"
  },
  "badRequest": "Bad Request"
 },
 {
  "id": "deleteConversation",
  "method": "DELETE",
  "path": "/conversations",
  "takesKey": true,
  "kind": "delete",
  "noun": "Conversation",
  "key": "threadId",
  "field": "id",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "id": "c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6",
     "agentId": 1,
     "userId": "user_2kChiaraRossi6uR9vTx4Le",
     "organizationId": "org_2kAcmeRobotics7Q4mZx1Lt8",
     "name": "Arm X2 stops at 40 degrees",
     "upstreamConversationId": null,
     "streamStatus": "completed",
     "createdAt": "2026-11-12T08:14:03.120Z",
     "updatedAt": "2026-11-20T16:30:00.000Z",
     "deletedAt": "2026-11-20T16:30:00.000Z",
     "isDeleted": true
    },
    "at": "",
    "fields": [
     "id",
     "agentId",
     "userId",
     "organizationId",
     "name",
     "upstreamConversationId",
     "streamStatus",
     "createdAt",
     "updatedAt",
     "deletedAt",
     "isDeleted"
    ]
   }
  ],
  "query": {
   "threadId": "string"
  },
  "notFound": "Conversation not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "renameConversation",
  "method": "PATCH",
  "path": "/conversations",
  "takesKey": true,
  "kind": "update",
  "noun": "Conversation",
  "key": "threadId",
  "field": "id",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "id": "c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6",
     "agentId": 1,
     "userId": "user_2kChiaraRossi6uR9vTx4Le",
     "organizationId": "org_2kAcmeRobotics7Q4mZx1Lt8",
     "name": "Arm X2 brake fault E-17",
     "upstreamConversationId": null,
     "streamStatus": "completed",
     "createdAt": "2026-11-12T08:14:03.120Z",
     "updatedAt": "2026-11-12T09:02:47.000Z",
     "deletedAt": null
    },
    "at": "",
    "fields": [
     "id",
     "agentId",
     "userId",
     "organizationId",
     "name",
     "upstreamConversationId",
     "streamStatus",
     "createdAt",
     "updatedAt",
     "deletedAt",
     "isDeleted"
    ]
   }
  ],
  "query": {
   "threadId": "string"
  },
  "body": {
   "required": [],
   "properties": {
    "name": {
     "type": [
      "string"
     ]
    },
    "id": {
     "type": [
      "string"
     ]
    },
    "agentId": {
     "type": [
      "integer"
     ]
    },
    "userId": {
     "type": [
      "string"
     ]
    },
    "organizationId": {
     "type": [
      "string"
     ]
    },
    "upstreamConversationId": {
     "type": [
      "string",
      "null"
     ]
    },
    "renderedSystemPrompt": {
     "type": [
      "string"
     ]
    },
    "failure": {
     "type": [
      "string"
     ]
    },
    "streamStatus": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "in_progress",
      "completed",
      "stopped",
      "error",
      "timeout",
      null
     ]
    },
    "createdAt": {
     "type": [
      "string"
     ]
    },
    "updatedAt": {
     "type": [
      "string"
     ]
    },
    "deletedAt": {
     "type": []
    },
    "isDeleted": {
     "type": [
      "boolean"
     ]
    },
    "messages": {
     "type": [
      "array"
     ]
    }
   }
  },
  "notFound": "Conversation not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "listConversationMessages",
  "method": "GET",
  "path": "/conversations/messages",
  "kind": "list",
  "noun": "ConversationMessage",
  "next": "cursor",
  "filters": {
   "threadId": ""
  },
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "messages": [
      {
       "id": "f3dbc4a5-4e6f-4081-9c93-a4b5c6d7e8f9",
       "role": "user",
       "parts": [
        {
         "type": "text",
         "text": "Our Arm X2 stops at 40 degrees and shows E-17. What should I check first?"
        }
       ],
       "createdAt": "2026-11-12T08:14:03.120Z"
      },
      {
       "id": "04ecd5b6-5f70-4192-8da4-b5c6d7e8f90a",
       "role": "assistant",
       "parts": [
        {
         "type": "step-start"
        },
        {
         "type": "reasoning",
         "text": "The code names a joint. Look it up in the manual."
        },
        {
         "type": "tool-search_knowledge_base",
         "toolCallId": "call_8Q",
         "state": "output-available",
         "input": {
          "query": "E-17",
          "knowledgeBaseId": 1
         },
         "output": {
          "results": [
           {
            "fileName": "arm-x2-manual.pdf",
            "text": "E-17: joint 2 brake.",
            "score": 0.83
           }
          ]
         }
        },
        {
         "type": "tool-call_agent",
         "toolCallId": "call_9R",
         "state": "output-available",
         "input": {
          "agentId": 3,
          "message": "Which kit fits joint 2?"
         },
         "output": "Brake kit BK-2 fits joint 2 of the Arm X2."
        },
        {
         "type": "step-start"
        },
        {
         "type": "text",
         "text": "E-17 means the brake of joint 2 does not release. Check its 24 V supply first."
        }
       ],
       "createdAt": "2026-11-12T08:14:21.480Z",
       "usage": {
        "inputTokens": 1840,
        "outputTokens": 212,
        "totalTokens": 2052
       },
       "finishReason": "stop"
      }
     ],
     "nextCursor": null
    },
    "at": "messages[]",
    "fields": [
     "id",
     "role",
     "parts",
     "createdAt",
     "usage",
     "finishReason"
    ]
   }
  ],
  "query": {
   "threadId": "string",
   "limit": "integer",
   "cursor": "string"
  },
  "notFound": "Conversation not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "stopConversation",
  "method": "POST",
  "path": "/conversations/stop",
  "takesKey": true,
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "threadId": "c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6",
     "stopped": true,
     "streamStatus": "stopped"
    }
   }
  ],
  "query": {},
  "body": {
   "required": [
    "threadId"
   ],
   "properties": {
    "threadId": {
     "type": [
      "string"
     ]
    }
   }
  },
  "notFound": "Conversation not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "createConversationFeedback",
  "method": "POST",
  "path": "/conversations/feedback",
  "takesKey": true,
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "success": true,
     "feedback": {
      "id": 301,
      "threadId": "c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6",
      "messageId": "04ecd5b6-5f70-4192-8da4-b5c6d7e8f90a",
      "userId": "user_2kChiaraRossi6uR9vTx4Le",
      "rating": "helpful",
      "comment": "The brake supply was the cause.",
      "timestamp": "2026-11-12T08:20:10.000Z"
     }
    }
   }
  ],
  "query": {},
  "body": {
   "required": [
    "threadId",
    "rating"
   ],
   "properties": {
    "threadId": {
     "type": [
      "string"
     ]
    },
    "messageId": {
     "type": [
      "string"
     ]
    },
    "rating": {
     "type": [
      "string"
     ],
     "enum": [
      "helpful",
      "not_helpful"
     ]
    },
    "comment": {
     "type": [
      "string"
     ],
     "default": ""
    }
   }
  },
  "notFound": "Conversation not found",
  "badRequest": "Bad Request"
 },
 {
  "id": "getInteractions",
  "method": "GET",
  "path": "/dashboard/getInteractions",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": [
     {
      "id": "c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6",
      "agentId": 1,
      "upstreamConversationId": null,
      "createdAt": "2026-11-12T08:14:03.120Z",
      "updatedAt": "2026-11-12T08:14:21.480Z",
      "agentName": "Support Concierge",
      "agentModel": "openai:gpt-5-mini",
      "agentLogoUrl": "https://assets.acme-robotics.example/concierge.png",
      "userId": "user_2kChiaraRossi6uR9vTx4Le",
      "userEmail": "chiara@acme-robotics.example",
      "userFirstName": "Chiara",
      "userLastName": "Rossi",
      "userPublicMetadata": {
       "department": "Field Service",
       "team": "North"
      },
      "firstMessageText": "Our Arm X2 stops at 40 degrees and shows E-17. What should I check first?",
      "userMessageCount": 1,
      "assistantMessageCount": 1,
      "totalMessageCount": 2,
      "duration": 18.36,
      "totalTokens": 2052,
      "inputTokens": 1840,
      "outputTokens": 212,
      "attachmentCount": 1,
      "toolCalls": [
       {
        "toolName": "search_knowledge_base",
        "args": {
         "query": "E-17",
         "knowledgeBaseId": 1
        },
        "result": {
         "results": [
          {
           "fileName": "arm-x2-manual.pdf",
           "text": "E-17: joint 2 brake.",
           "score": 0.83
          }
         ]
        }
       },
       {
        "toolName": "call_agent",
        "args": {
         "agentId": 3,
         "message": "Which kit fits joint 2?"
        },
        "result": "Brake kit BK-2 fits joint 2 of the Arm X2."
       }
      ],
      "lastFinishReason": "stop",
      "totalFeedback": 1,
      "totalHelpful": 1,
      "totalNotHelpful": 0,
      "feedbackData": [
       {
        "rating": "helpful",
        "comment": "The brake supply was the cause.",
        "timestamp": "2026-11-12T08:20:10.000Z"
       }
      ],
      "subConversations": [
       {
        "id": "d1b9a2e3-2c4d-4e6f-9a71-8293a4b5c6d7",
        "agentId": 3,
        "upstreamConversationId": "c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6",
        "createdAt": "2026-11-12T08:14:09.300Z",
        "updatedAt": "2026-11-12T08:14:15.900Z",
        "agentName": "Spare Parts Finder",
        "agentModel": "openai:gpt-5-mini",
        "agentLogoUrl": "https://assets.acme-robotics.example/spare-parts.png",
        "userId": "user_2kChiaraRossi6uR9vTx4Le",
        "userEmail": "chiara@acme-robotics.example",
        "userFirstName": "Chiara",
        "userLastName": "Rossi",
        "userPublicMetadata": {
         "department": "Field Service",
         "team": "North"
        },
        "firstMessageText": "Which kit fits joint 2?",
        "userMessageCount": 1,
        "assistantMessageCount": 1,
        "totalMessageCount": 2,
        "duration": 6.6,
        "totalTokens": 640,
        "inputTokens": 580,
        "outputTokens": 60,
        "attachmentCount": 0,
        "toolCalls": [],
        "lastFinishReason": "stop",
        "totalFeedback": null,
        "totalHelpful": null,
        "totalNotHelpful": null,
        "feedbackData": null,
        "subConversations": []
       }
      ]
     }
    ]
   }
  ],
  "query": {
   "from": "string",
   "to": "string",
   "allInOrg": "boolean",
   "userId": "string",
   "metadataKey": "string",
   "metadataValue": "string"
  },
  "badRequest": "Bad Request"
 },
 {
  "id": "getStats",
  "method": "GET",
  "path": "/dashboard/getStats",
  "replies": [
   {
    "status": 200,
    "mediaType": "application/json",
    "example": {
     "conversationCount": 1,
     "messageCount": 4,
     "toolCalls": 2,
     "totalTokens": 2692,
     "inputTokens": 2420,
     "outputTokens": 272,
     "uniqueUsers": 1,
     "uniqueAgents": 2,
     "totalFeedback": 1,
     "totalHelpful": 1,
     "totalNotHelpful": 0,
     "kbFileCount": 2,
     "kbCount": 2
    }
   }
  ],
  "query": {
   "from": "string",
   "to": "string",
   "allInOrg": "boolean",
   "userId": "string",
   "metadataKey": "string",
   "metadataValue": "string",
   "agentId": "integer",
   "interval": "string"
  },
  "badRequest": "Bad Request"
 }
];

/** The records of the contract's examples, by noun. */
export const fakeSeed: Readonly<Record<string, readonly StoredRecord[]>> = {
 "Agent": [
  {
   "record": {
    "id": 2,
    "name": "Field Report Writer",
    "description": "Turns a technician's notes into a visit report",
    "logoUrl": null,
    "conversationStarters": [
     "Write up today's visit"
    ],
    "model": "anthropic:claude-sonnet-4-5",
    "maxToolRoundtrips": 50,
    "systemPrompt": "Write clear visit reports in the past tense. Never invent measurements.",
    "tools": {},
    "mcpServers": null,
    "stage": "development",
    "showInChat": true,
    "emailSlug": null,
    "publishedVersionId": 9,
    "createdAt": "2026-11-03T10:30:00.000Z",
    "updatedAt": "2026-11-03T10:30:00.000Z",
    "tags": [
     {
      "id": 2,
      "name": "field-service"
     }
    ]
   },
   "parents": {}
  },
  {
   "record": {
    "id": 3,
    "name": "Spare Parts Finder",
    "description": "Finds the part that fits a symptom",
    "logoUrl": "https://assets.acme-robotics.example/spare-parts.png",
    "conversationStarters": [],
    "model": "openai:gpt-5-mini",
    "maxToolRoundtrips": 50,
    "systemPrompt": "Find spare parts of Acme robot arms by symptom and serial number.",
    "tools": {},
    "mcpServers": null,
    "stage": "released",
    "showInChat": false,
    "emailSlug": null,
    "publishedVersionId": 10,
    "createdAt": "2026-11-03T11:00:00.000Z",
    "updatedAt": "2026-11-03T11:00:00.000Z",
    "tags": []
   },
   "parents": {}
  },
  {
   "record": {
    "id": 1,
    "name": "Support Concierge",
    "description": "Answers customers' questions about Acme's robot arms",
    "logoUrl": "https://assets.acme-robotics.example/concierge.png",
    "conversationStarters": [
     "My arm stops moving",
     "How do I change a gripper?"
    ],
    "model": "openai:gpt-5-mini",
    "maxToolRoundtrips": 20,
    "systemPrompt": "You are the first contact for owners of Acme robot arms. Ask for the serial number first.",
    "tools": {
     "search_knowledge_base": {
      "description": "Searches the knowledge bases the agent may read.",
      "parameters": {
       "type": "object",
       "properties": {
        "query": {
         "type": "string",
         "description": "What to look for.",
         "minLength": 1,
         "maxLength": 2000,
         "pattern": "\\S"
        }
       },
       "required": [
        "query"
       ],
       "additionalProperties": false
      },
      "config": {
       "accessibleKnowledgeBaseIds": [
        1
       ]
      }
     },
     "call_agent": {
      "description": "Hands a task to another agent of the organization and returns its answer.",
      "parameters": {
       "type": "object",
       "properties": {
        "agentId": {
         "type": "integer",
         "format": "int32",
         "description": "Id of the agent to call.",
         "minimum": 1,
         "maximum": 2147483647
        },
        "message": {
         "type": "string",
         "description": "What the agent is asked.",
         "minLength": 1,
         "maxLength": 100000,
         "pattern": "\\S"
        }
       },
       "required": [
        "agentId",
        "message"
       ],
       "additionalProperties": false
      },
      "config": {
       "callableAgentIds": [
        3
       ]
      }
     }
    },
    "mcpServers": [
     3
    ],
    "stage": "released",
    "showInChat": true,
    "emailSlug": "support-concierge",
    "publishedVersionId": 13,
    "createdAt": "2026-11-02T09:00:00.000Z",
    "updatedAt": "2026-11-18T14:05:00.000Z",
    "tags": [
     {
      "id": 1,
      "name": "customer-facing"
     },
     {
      "id": 2,
      "name": "field-service"
     }
    ]
   },
   "parents": {}
  }
 ],
 "AgentVersion": [
  {
   "record": {
    "id": 13,
    "agentId": 1,
    "number": 3,
    "label": null,
    "createdBy": "user_2kBenLindqvist4sM7xPz2Jc",
    "createdAt": "2026-11-18T14:05:00.000Z",
    "source": "save",
    "isPublished": true
   },
   "parents": {
    "agentId": 1
   }
  },
  {
   "record": {
    "id": 12,
    "agentId": 1,
    "number": 2,
    "label": "Before the manual",
    "createdBy": "user_2kBenLindqvist4sM7xPz2Jc",
    "createdAt": "2026-11-10T11:20:00.000Z",
    "source": "checkpoint",
    "isPublished": false
   },
   "parents": {
    "agentId": 1
   }
  },
  {
   "record": {
    "id": 11,
    "agentId": 1,
    "number": 1,
    "label": null,
    "createdBy": "user_2kAdaOkafor5tN8wQy3Kd",
    "createdAt": "2026-11-02T09:00:00.000Z",
    "source": "save",
    "isPublished": false
   },
   "parents": {
    "agentId": 1
   }
  }
 ],
 "AgentTag": [
  {
   "record": {
    "id": 1,
    "name": "customer-facing",
    "organizationId": "org_2kAcmeRobotics7Q4mZx1Lt8",
    "createdBy": "user_2kAdaOkafor5tN8wQy3Kd",
    "createdAt": "2026-11-02T09:10:00.000Z",
    "updatedAt": "2026-11-02T09:10:00.000Z",
    "agentCount": 1
   },
   "parents": {}
  },
  {
   "record": {
    "id": 2,
    "name": "field-service",
    "organizationId": "org_2kAcmeRobotics7Q4mZx1Lt8",
    "createdBy": "user_2kAdaOkafor5tN8wQy3Kd",
    "createdAt": "2026-11-02T09:12:00.000Z",
    "updatedAt": "2026-11-02T09:12:00.000Z",
    "agentCount": 2
   },
   "parents": {}
  }
 ],
 "Tool": [
  {
   "record": {
    "name": "call_agent",
    "displayName": "Call agent",
    "description": "Hands a task to another agent of the organization and returns its answer.",
    "category": "agents",
    "parameters": {
     "type": "object",
     "properties": {
      "agentId": {
       "type": "integer",
       "format": "int32",
       "description": "Id of the agent to call.",
       "minimum": 1,
       "maximum": 2147483647
      },
      "message": {
       "type": "string",
       "description": "What the agent is asked.",
       "minLength": 1,
       "maxLength": 100000,
       "pattern": "\\S"
      }
     },
     "required": [
      "agentId",
      "message"
     ],
     "additionalProperties": false
    },
    "requiredIntegration": null,
    "isPrivate": false,
    "isProviderTool": false,
    "available": true
   },
   "parents": {}
  }
 ],
 "User": [
  {
   "record": {
    "id": "user_2kChiaraRossi6uR9vTx4Le",
    "email": "chiara@acme-robotics.example",
    "firstName": "Chiara",
    "lastName": "Rossi",
    "username": null,
    "profileImageUrl": "https://img.identity.example/chiara-rossi.png",
    "role": "org:member",
    "publicMetadata": {
     "department": "Field Service",
     "team": "North"
    },
    "joinedAt": 1793872800000,
    "lastSignInAt": 1795161900000,
    "createdAt": 1793872800000
   },
   "parents": {}
  },
  {
   "record": {
    "id": "user_2kAdaOkafor5tN8wQy3Kd",
    "email": "ada@acme-robotics.example",
    "firstName": "Ada",
    "lastName": "Okafor",
    "username": "ada",
    "profileImageUrl": "https://img.identity.example/ada-okafor.png",
    "role": "org:admin",
    "publicMetadata": {
     "department": "Operations",
     "role": "Head of Support",
     "level": 3
    },
    "joinedAt": 1793610000000,
    "lastSignInAt": 1795192200000,
    "createdAt": 1793610000000
   },
   "parents": {}
  },
  {
   "record": {
    "id": "user_2kDenizKaya8wV2yUa6Nf",
    "email": "deniz@partner-works.example",
    "firstName": "Deniz",
    "lastName": null,
    "username": null,
    "profileImageUrl": "https://img.identity.example/deniz-kaya.png",
    "role": "org:guest",
    "publicMetadata": {},
    "joinedAt": 1794320400000,
    "lastSignInAt": null,
    "createdAt": 1794320400000
   },
   "parents": {}
  }
 ],
 "Invitation": [
  {
   "record": {
    "id": "orginv_2kEliPark9zB3cWq7Mg",
    "emailAddress": "eli@acme-robotics.example",
    "role": "org:member",
    "status": "pending",
    "publicMetadata": {
     "department": "Support"
    },
    "createdAt": 1794320400000,
    "updatedAt": 1794320400000
   },
   "parents": {}
  },
  {
   "record": {
    "id": "orginv_2kFatimaNoor1aC4dXr8Nh",
    "emailAddress": "fatima@acme-robotics.example",
    "role": "org:agent_manager",
    "status": "accepted",
    "publicMetadata": null,
    "createdAt": 1793693700000,
    "updatedAt": 1793872800000
   },
   "parents": {}
  }
 ],
 "Skill": [
  {
   "record": {
    "id": 5,
    "name": "incident-report",
    "description": "Writes an incident report from a chat",
    "metadata": {
     "version": "1.2",
     "owner": "support"
    },
    "fileCount": 2,
    "createdAt": "2026-11-03T08:15:00.000Z",
    "updatedAt": "2026-11-10T14:20:00.000Z"
   },
   "parents": {}
  }
 ],
 "SkillFile": [
  {
   "record": {
    "id": 51,
    "fileId": "9d3b8c74-5e2a-4f75-9c57-2b4b8b2e1f33",
    "fileName": "SKILL.md",
    "contentType": "text/markdown",
    "fileSize": 207,
    "createdAt": "2026-11-03T08:15:00.000Z"
   },
   "parents": {
    "skillId": 5
   }
  },
  {
   "record": {
    "id": 52,
    "fileId": "ae4c9d85-6f3b-4a86-8d68-3c5c9c3f2a44",
    "fileName": "template.md",
    "contentType": "text/markdown",
    "fileSize": 1184,
    "createdAt": "2026-11-03T08:20:00.000Z"
   },
   "parents": {
    "skillId": 5
   }
  }
 ],
 "KnowledgeBase": [
  {
   "record": {
    "id": 1,
    "name": "Product manuals",
    "description": "Manuals and frequent questions of the robot arms",
    "embeddingModel": "openai:text-embedding-3-small",
    "embeddingDimensions": 1536,
    "extractionModel": null,
    "extractionSchema": null,
    "source": null,
    "trigger": null,
    "createdAt": "2026-11-02T09:20:00.000Z",
    "updatedAt": "2026-11-03T10:05:12.000Z",
    "userId": "user_2kAdaOkafor5tN8wQy3Kd",
    "fileCount": 2,
    "lastFileUploadedAt": "2026-11-03T10:05:12.000Z",
    "totalSize": 488353,
    "status": "ready"
   },
   "parents": {}
  },
  {
   "record": {
    "id": 2,
    "name": "Visit reports",
    "description": "Reports written after a visit to a customer",
    "embeddingModel": "openai:text-embedding-3-small",
    "embeddingDimensions": 1536,
    "extractionModel": "openai:gpt-5-mini",
    "extractionSchema": {
     "type": "object",
     "properties": {
      "customer": {
       "type": "string",
       "description": "Name of the customer.",
       "minLength": 1,
       "maxLength": 200,
       "pattern": "\\S"
      },
      "visitedOn": {
       "type": "string",
       "description": "Day of the visit.",
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
     "prompt": "Check the new report for open points and list them.",
     "createdAt": "2026-11-04T08:00:00.000Z"
    },
    "createdAt": "2026-11-04T08:00:00.000Z",
    "updatedAt": "2026-11-04T08:00:00.000Z",
    "userId": "user_2kBenLindqvist4sM7xPz2Jc",
    "fileCount": 0,
    "lastFileUploadedAt": null,
    "totalSize": 0,
    "status": "empty"
   },
   "parents": {}
  }
 ],
 "KnowledgeBaseFile": [
  {
   "record": {
    "id": 22,
    "knowledgeBaseId": 1,
    "fileId": "8c2a7b63-4d1f-4e64-8b46-1a3a7a1d0e22",
    "fileName": "gripper-faq.md",
    "fileKey": "org_2kAcmeRobotics7Q4mZx1Lt8/uploads/8c2a7b63-4d1f-4e64-8b46-1a3a7a1d0e22/gripper-faq.md",
    "contentKey": "org_2kAcmeRobotics7Q4mZx1Lt8/contents/8c2a7b63-4d1f-4e64-8b46-1a3a7a1d0e22.md",
    "contentType": "text/markdown",
    "fileSize": 6240,
    "processingStatus": "chunk_failed",
    "processingError": "The embedding model did not answer",
    "userMetadata": null,
    "extractedData": null,
    "triggerConversationId": null,
    "triggerSkippedReason": null,
    "createdAt": "2026-11-03T10:05:12.000Z",
    "updatedAt": "2026-11-03T10:06:40.000Z"
   },
   "parents": {
    "kbId": 1
   }
  },
  {
   "record": {
    "id": 21,
    "knowledgeBaseId": 1,
    "fileId": "7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11",
    "fileName": "arm-x2-manual.pdf",
    "fileKey": "org_2kAcmeRobotics7Q4mZx1Lt8/uploads/7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11/arm-x2-manual.pdf",
    "contentKey": "org_2kAcmeRobotics7Q4mZx1Lt8/contents/7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11.md",
    "contentType": "application/pdf",
    "fileSize": 482113,
    "processingStatus": "completed",
    "processingError": null,
    "userMetadata": {
     "product": "Arm X2",
     "language": "en"
    },
    "extractedData": null,
    "triggerConversationId": null,
    "triggerSkippedReason": null,
    "createdAt": "2026-11-03T10:00:00.000Z",
    "updatedAt": "2026-11-03T10:00:21.000Z"
   },
   "parents": {
    "kbId": 1
   }
  }
 ],
 "ToolServer": [
  {
   "record": {
    "id": 3,
    "name": "Parts inventory",
    "url": "https://mcp.acme-robotics.example/mcp",
    "transport": "streamable-http",
    "headerNames": [
     "Authorization"
    ],
    "enabled": true,
    "createdAt": "2026-11-05T13:00:00.000Z",
    "updatedAt": "2026-11-05T13:00:00.000Z"
   },
   "parents": {}
  }
 ],
 "ScheduledTask": [
  {
   "record": {
    "id": 7,
    "name": "Morning visit digest",
    "description": "Sums up the visits of the day before",
    "prompt": "Sum up all visit reports of yesterday in ten lines.",
    "schedule": "0 6 * * 1-5",
    "enabled": true,
    "agentId": 2,
    "agentName": "Field Report Writer",
    "userId": "user_2kBenLindqvist4sM7xPz2Jc",
    "lastRunAt": "2026-11-20T06:00:00.000Z",
    "nextRunAt": "2026-11-23T06:00:00.000Z",
    "overlapPolicy": "skip",
    "catchUpWindowSeconds": 31536000,
    "pausedReason": null,
    "createdAt": "2026-11-09T11:00:00.000Z",
    "updatedAt": "2026-11-09T11:00:00.000Z"
   },
   "parents": {}
  }
 ],
 "TaskExecution": [
  {
   "record": {
    "id": 72,
    "scheduledTaskId": 7,
    "conversationId": "15fde6c7-6081-42a3-8eb5-c6d7e8f90a1b",
    "agentVersionId": 12,
    "status": "in_progress",
    "scheduledFor": "2026-11-20T06:00:00.000Z",
    "startedAt": "2026-11-20T06:00:00.214Z",
    "finishedAt": null,
    "error": null,
    "reason": null,
    "createdAt": "2026-11-20T06:00:00.180Z"
   },
   "parents": {}
  },
  {
   "record": {
    "id": 71,
    "scheduledTaskId": 7,
    "conversationId": "e2cab3f4-3d5e-4f70-8b82-93a4b5c6d7e8",
    "agentVersionId": 12,
    "status": "completed",
    "scheduledFor": "2026-11-19T06:00:00.000Z",
    "startedAt": "2026-11-19T06:00:00.190Z",
    "finishedAt": "2026-11-19T06:00:31.402Z",
    "error": null,
    "reason": null,
    "createdAt": "2026-11-19T06:00:00.155Z"
   },
   "parents": {}
  },
  {
   "record": {
    "id": 70,
    "scheduledTaskId": 7,
    "conversationId": null,
    "agentVersionId": null,
    "status": "skipped",
    "scheduledFor": "2026-11-18T06:00:00.000Z",
    "startedAt": null,
    "finishedAt": null,
    "error": null,
    "reason": "The run before was still in progress",
    "createdAt": "2026-11-18T06:00:00.120Z"
   },
   "parents": {}
  }
 ],
 "Conversation": [
  {
   "record": {
    "id": "c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6",
    "agentId": 1,
    "userId": "user_2kChiaraRossi6uR9vTx4Le",
    "organizationId": "org_2kAcmeRobotics7Q4mZx1Lt8",
    "name": "Arm X2 stops at 40 degrees",
    "upstreamConversationId": null,
    "streamStatus": "completed",
    "createdAt": "2026-11-12T08:14:03.120Z",
    "updatedAt": "2026-11-12T08:14:21.480Z",
    "deletedAt": null
   },
   "parents": {}
  },
  {
   "record": {
    "id": "e2cab3f4-3d5e-4f70-8b82-93a4b5c6d7e8",
    "agentId": 2,
    "userId": "user_2kBenLindqvist4sM7xPz2Jc",
    "organizationId": "org_2kAcmeRobotics7Q4mZx1Lt8",
    "name": "Morning visit digest",
    "upstreamConversationId": null,
    "streamStatus": "completed",
    "createdAt": "2026-11-19T06:00:00.190Z",
    "updatedAt": "2026-11-19T06:00:31.402Z",
    "deletedAt": null
   },
   "parents": {}
  }
 ],
 "ConversationMessage": [
  {
   "record": {
    "id": "f3dbc4a5-4e6f-4081-9c93-a4b5c6d7e8f9",
    "role": "user",
    "parts": [
     {
      "type": "text",
      "text": "Our Arm X2 stops at 40 degrees and shows E-17. What should I check first?"
     }
    ],
    "createdAt": "2026-11-12T08:14:03.120Z"
   },
   "parents": {
    "threadId": "c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6"
   }
  },
  {
   "record": {
    "id": "04ecd5b6-5f70-4192-8da4-b5c6d7e8f90a",
    "role": "assistant",
    "parts": [
     {
      "type": "step-start"
     },
     {
      "type": "reasoning",
      "text": "The code names a joint. Look it up in the manual."
     },
     {
      "type": "tool-search_knowledge_base",
      "toolCallId": "call_8Q",
      "state": "output-available",
      "input": {
       "query": "E-17",
       "knowledgeBaseId": 1
      },
      "output": {
       "results": [
        {
         "fileName": "arm-x2-manual.pdf",
         "text": "E-17: joint 2 brake.",
         "score": 0.83
        }
       ]
      }
     },
     {
      "type": "tool-call_agent",
      "toolCallId": "call_9R",
      "state": "output-available",
      "input": {
       "agentId": 3,
       "message": "Which kit fits joint 2?"
      },
      "output": "Brake kit BK-2 fits joint 2 of the Arm X2."
     },
     {
      "type": "step-start"
     },
     {
      "type": "text",
      "text": "E-17 means the brake of joint 2 does not release. Check its 24 V supply first."
     }
    ],
    "createdAt": "2026-11-12T08:14:21.480Z",
    "usage": {
     "inputTokens": 1840,
     "outputTokens": 212,
     "totalTokens": 2052
    },
    "finishReason": "stop"
   },
   "parents": {
    "threadId": "c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6"
   }
  }
 ]
};
