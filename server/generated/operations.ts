// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

export const operations = {
  "listAgents": {
    "method": "get",
    "path": "/agents",
    "tag": "Agents",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": false,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required"
      ],
      "404": [
        "Agent not found"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "saveAgent": {
    "method": "post",
    "path": "/agents",
    "tag": "Agents",
    "role": "org:agent_manager",
    "permissions": [
      "org:manage_agents:create",
      "org:manage_agents:update"
    ],
    "permissionByField": {
      "field": "id",
      "present": "org:manage_agents:update",
      "absent": "org:manage_agents:create"
    },
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization",
        "Organization has reached its limit of 10000 agents"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: User is not an admin in this organization"
      ],
      "404": [
        "Agent not found"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "deleteAgent": {
    "method": "delete",
    "path": "/agents",
    "tag": "Agents",
    "role": "org:admin",
    "permissions": [
      "org:manage_agents:delete"
    ],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Agent ID is required",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: User is not an admin in this organization"
      ],
      "404": [
        "Agent not found"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "listAgentVersions": {
    "method": "get",
    "path": "/agents/versions",
    "tag": "Agents",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": false,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required"
      ],
      "404": [
        "Agent not found",
        "Version not found"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "changeAgentVersion": {
    "method": "post",
    "path": "/agents/versions",
    "tag": "Agents",
    "role": "org:agent_manager",
    "permissions": [
      "org:manage_agents:update"
    ],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: User is not an admin in this organization"
      ],
      "404": [
        "Agent not found",
        "Version not found"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "syncAgentTools": {
    "method": "post",
    "path": "/agents/sync-tools",
    "tag": "Agents",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      409,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Only admins can sync agent tools"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "listAgentTags": {
    "method": "get",
    "path": "/agent-tags",
    "tag": "Agent tags",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": false,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "renameAgentTag": {
    "method": "put",
    "path": "/agent-tags",
    "tag": "Agent tags",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Validation Error",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: User is not an admin in this organization"
      ],
      "404": [
        "Tag not found"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "createAgentTag": {
    "method": "post",
    "path": "/agent-tags",
    "tag": "Agent tags",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Validation Error",
        "User is not part of any organization",
        "Organization has reached its limit of 10000 agent tags"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: User is not an admin in this organization"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "deleteAgentTag": {
    "method": "delete",
    "path": "/agent-tags",
    "tag": "Agent tags",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: User is not an admin in this organization"
      ],
      "404": [
        "Tag not found"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "listTools": {
    "method": "get",
    "path": "/tools",
    "tag": "Tools",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": false,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "listUsers": {
    "method": "get",
    "path": "/admin/users",
    "tag": "Organization",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": false,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: User is not an admin in this organization"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "removeUsers": {
    "method": "delete",
    "path": "/admin/users",
    "tag": "Organization",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      207,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization",
        "You cannot remove yourself from the organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: User is not an admin in this organization"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "bulkRemoveUsers": {
    "method": "post",
    "path": "/admin/bulkRemove",
    "tag": "Organization",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": {
      "since": "2026-11-01",
      "sunset": "2027-11-01",
      "successor": "/admin/users"
    },
    "statuses": [
      200,
      207,
      400,
      401,
      403,
      405,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization",
        "You cannot remove yourself from the organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: User is not an admin in this organization"
      ],
      "405": [
        "Method not allowed"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "updateUserMetadata": {
    "method": "post",
    "path": "/admin/updateUserMetadata",
    "tag": "Organization",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      405,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: User is not an admin in this organization",
        "User is not a member of this organization"
      ],
      "405": [
        "Method not allowed"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "listInvitations": {
    "method": "get",
    "path": "/admin/invitations",
    "tag": "Organization",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": false,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: User is not an admin in this organization"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "createInvitations": {
    "method": "post",
    "path": "/admin/invitations",
    "tag": "Organization",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      207,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: User is not an admin in this organization"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "revokeInvitations": {
    "method": "delete",
    "path": "/admin/invitations",
    "tag": "Organization",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      207,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: User is not an admin in this organization"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "getMyPermissions": {
    "method": "get",
    "path": "/me/permissions",
    "tag": "Organization",
    "role": "org:guest",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": false,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: An organization role is required"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "receiveIdentityEvent": {
    "method": "post",
    "path": "/webhooks/identity",
    "tag": "Webhooks",
    "role": "none",
    "permissions": [],
    "permissionByField": null,
    "public": true,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [
      "svix-id",
      "svix-timestamp",
      "svix-signature",
      "webhook-id",
      "webhook-timestamp",
      "webhook-signature"
    ],
    "takesIdempotencyKey": false,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      413,
      415,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request"
      ],
      "401": [
        "Invalid webhook signature",
        "Webhook timestamp is outside the tolerance",
        "Webhook was already received"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "createPresignedUpload": {
    "method": "post",
    "path": "/upload/presigned",
    "tag": "Uploads",
    "role": "org:guest",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": false,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      413,
      415,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: An organization role is required"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "listSkills": {
    "method": "get",
    "path": "/skills/manage",
    "tag": "Skills",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": false,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required"
      ],
      "404": [
        "Skill not found"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable",
        "SKILL.md is missing in the file storage"
      ]
    }
  },
  "updateSkill": {
    "method": "put",
    "path": "/skills/manage",
    "tag": "Skills",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization",
        "Invalid SKILL.md content",
        "SKILL.md frontmatter must have a name",
        "Organization has reached its limit of 10000 skills"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required"
      ],
      "404": [
        "Skill not found"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "createSkill": {
    "method": "post",
    "path": "/skills/manage",
    "tag": "Skills",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      201,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization",
        "Invalid SKILL.md content",
        "SKILL.md frontmatter must have a name",
        "Organization has reached its limit of 10000 skills"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: User is not an admin in this organization"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "deleteSkill": {
    "method": "delete",
    "path": "/skills/manage",
    "tag": "Skills",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required"
      ],
      "404": [
        "Skill not found"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "listSkillFiles": {
    "method": "get",
    "path": "/skills/files",
    "tag": "Skills",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": false,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required"
      ],
      "404": [
        "Skill not found"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "addSkillFile": {
    "method": "post",
    "path": "/skills/files",
    "tag": "Skills",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      201,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization",
        "A skill can have at most 20 files"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required"
      ],
      "404": [
        "Skill not found"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "deleteSkillFile": {
    "method": "delete",
    "path": "/skills/files",
    "tag": "Skills",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization",
        "SKILL.md cannot be deleted; replace it with PUT /skills/manage"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required"
      ],
      "404": [
        "Skill file not found"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "listKnowledgeBases": {
    "method": "get",
    "path": "/kb/manage",
    "tag": "Knowledge bases",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": false,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required"
      ],
      "404": [
        "Knowledge base not found"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "updateKnowledgeBase": {
    "method": "put",
    "path": "/kb/manage",
    "tag": "Knowledge bases",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization",
        "Extraction schema is not a valid JSON Schema",
        "Embedding model of a knowledge base cannot be changed"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required"
      ],
      "404": [
        "Knowledge base not found",
        "Agent not found"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "createKnowledgeBase": {
    "method": "post",
    "path": "/kb/manage",
    "tag": "Knowledge bases",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      201,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization",
        "Extraction schema is not a valid JSON Schema",
        "Organization has reached its limit of 10000 knowledge bases"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required"
      ],
      "404": [
        "Agent not found"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "deleteKnowledgeBase": {
    "method": "delete",
    "path": "/kb/manage",
    "tag": "Knowledge bases",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required"
      ],
      "404": [
        "Knowledge base not found"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "listKnowledgeBaseFiles": {
    "method": "get",
    "path": "/kb/files",
    "tag": "Knowledge bases",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": false,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required"
      ],
      "404": [
        "Knowledge base not found"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "addKnowledgeBaseFile": {
    "method": "post",
    "path": "/kb/files",
    "tag": "Knowledge bases",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      201,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization",
        "File key is outside the storage area of the organization",
        "Content key is outside the storage area of the organization",
        "No uploaded file was found at the file key",
        "Knowledge base holds the maximum of 10000 files"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required"
      ],
      "404": [
        "Knowledge base not found"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "deleteKnowledgeBaseFile": {
    "method": "delete",
    "path": "/kb/files",
    "tag": "Knowledge bases",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Valid knowledge base ID and file ID are required for DELETE",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required"
      ],
      "404": [
        "File not found"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "retryKnowledgeBaseFile": {
    "method": "post",
    "path": "/kb/files/retry",
    "tag": "Knowledge bases",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization",
        "Only a file whose processing failed can be retried"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required"
      ],
      "404": [
        "File not found"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "searchKnowledgeBase": {
    "method": "post",
    "path": "/kb/search",
    "tag": "Knowledge bases",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": false,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      413,
      415,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required"
      ],
      "404": [
        "Knowledge base not found"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "listToolServers": {
    "method": "get",
    "path": "/mcp-servers/manage",
    "tag": "Tool servers",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": false,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: User is not an admin in this organization"
      ],
      "404": [
        "Tool server not found"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "updateToolServer": {
    "method": "put",
    "path": "/mcp-servers/manage",
    "tag": "Tool servers",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization",
        "Organization has reached its limit of 1000 tool servers"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: User is not an admin in this organization"
      ],
      "404": [
        "Tool server not found"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "createToolServer": {
    "method": "post",
    "path": "/mcp-servers/manage",
    "tag": "Tool servers",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      201,
      400,
      401,
      403,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization",
        "Organization has reached its limit of 1000 tool servers"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: User is not an admin in this organization"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "deleteToolServer": {
    "method": "delete",
    "path": "/mcp-servers/manage",
    "tag": "Tool servers",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: User is not an admin in this organization"
      ],
      "404": [
        "Tool server not found"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "testToolServer": {
    "method": "post",
    "path": "/mcp-servers/test",
    "tag": "Tool servers",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": false,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      413,
      415,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: User is not an admin in this organization"
      ],
      "404": [
        "Tool server not found"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "listScheduledTasks": {
    "method": "get",
    "path": "/scheduled-tasks/manage",
    "tag": "Scheduled tasks",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": false,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required",
        "Unauthorized: Scheduled task belongs to another user",
        "Unauthorized: User is not an admin in this organization"
      ],
      "404": [
        "Scheduled task not found"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "updateScheduledTask": {
    "method": "put",
    "path": "/scheduled-tasks/manage",
    "tag": "Scheduled tasks",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization",
        "Owner of the scheduled task is no longer a member of the organization",
        "Owner of the scheduled task is a guest in the organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required",
        "Unauthorized: Scheduled task belongs to another user"
      ],
      "404": [
        "Scheduled task not found",
        "Agent not found"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "createScheduledTask": {
    "method": "post",
    "path": "/scheduled-tasks/manage",
    "tag": "Scheduled tasks",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      201,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization",
        "Organization has reached its limit of 10000 scheduled tasks"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required"
      ],
      "404": [
        "Agent not found"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "deleteScheduledTask": {
    "method": "delete",
    "path": "/scheduled-tasks/manage",
    "tag": "Scheduled tasks",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "optional",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required",
        "Unauthorized: Scheduled task belongs to another user"
      ],
      "404": [
        "Scheduled task not found"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "toggleScheduledTask": {
    "method": "post",
    "path": "/scheduled-tasks/toggle",
    "tag": "Scheduled tasks",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization",
        "Owner of the scheduled task is no longer a member of the organization",
        "Owner of the scheduled task is a guest in the organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required",
        "Unauthorized: Scheduled task belongs to another user"
      ],
      "404": [
        "Scheduled task not found",
        "Agent not found"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "runScheduledTask": {
    "method": "post",
    "path": "/scheduled-tasks/run",
    "tag": "Scheduled tasks",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      202,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization",
        "Owner of the scheduled task is no longer a member of the organization",
        "Owner of the scheduled task is a guest in the organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required",
        "Unauthorized: Scheduled task belongs to another user"
      ],
      "404": [
        "Scheduled task not found",
        "Agent not found"
      ],
      "409": [
        "Scheduled task has too many runs in progress",
        "Request with this Idempotency-Key is in progress"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "listTaskExecutions": {
    "method": "get",
    "path": "/scheduled-tasks/executions",
    "tag": "Scheduled tasks",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": false,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required",
        "Unauthorized: Scheduled task belongs to another user"
      ],
      "404": [
        "Scheduled task not found"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "previewSchedule": {
    "method": "get",
    "path": "/scheduled-tasks/preview",
    "tag": "Scheduled tasks",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": false,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "chat": {
    "method": "post",
    "path": "/chat",
    "tag": "Conversations",
    "role": "org:guest",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 5242880,
    "rateLimit": {
      "requests": 60,
      "windowSeconds": 60
    },
    "headerParameters": [
      "x-stream-response"
    ],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      202,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: An organization role is required"
      ],
      "404": [
        "Agent not found",
        "Conversation not found"
      ],
      "409": [
        "Conversation has a run in progress",
        "Request with this Idempotency-Key is in progress",
        "Answer to this Idempotency-Key was a stream"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests",
        "User has too many runs in progress",
        "Organization has too many runs in progress"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "getConversation": {
    "method": "get",
    "path": "/getConversation",
    "tag": "Conversations",
    "role": "org:guest",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": false,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "threadId is required",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: An organization role is required"
      ],
      "404": [
        "Conversation not found"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "listConversations": {
    "method": "get",
    "path": "/conversations",
    "tag": "Conversations",
    "role": "org:guest",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": false,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: An organization role is required",
        "Unauthorized: User is not an admin in this organization"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "deleteConversation": {
    "method": "delete",
    "path": "/conversations",
    "tag": "Conversations",
    "role": "org:guest",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: An organization role is required"
      ],
      "404": [
        "Conversation not found"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "renameConversation": {
    "method": "patch",
    "path": "/conversations",
    "tag": "Conversations",
    "role": "org:guest",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: An organization role is required"
      ],
      "404": [
        "Conversation not found"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "listConversationMessages": {
    "method": "get",
    "path": "/conversations/messages",
    "tag": "Conversations",
    "role": "org:guest",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": false,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: An organization role is required"
      ],
      "404": [
        "Conversation not found"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "stopConversation": {
    "method": "post",
    "path": "/conversations/stop",
    "tag": "Conversations",
    "role": "org:guest",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: An organization role is required"
      ],
      "404": [
        "Conversation not found"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "createConversationFeedback": {
    "method": "post",
    "path": "/conversations/feedback",
    "tag": "Conversations",
    "role": "org:guest",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: An organization role is required"
      ],
      "404": [
        "Conversation not found",
        "Message not found"
      ],
      "409": [
        "Request with this Idempotency-Key is in progress"
      ],
      "413": [
        "Payload Too Large"
      ],
      "415": [
        "Unsupported Media Type"
      ],
      "422": [
        "Idempotency-Key was used for another request"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "getInteractions": {
    "method": "get",
    "path": "/dashboard/getInteractions",
    "tag": "Dashboard",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": false,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required",
        "Unauthorized: User is not an admin in this organization"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  },
  "getStats": {
    "method": "get",
    "path": "/dashboard/getStats",
    "tag": "Dashboard",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "takesIdempotencyKey": false,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "errorTexts": {
      "400": [
        "Bad Request",
        "User is not part of any organization"
      ],
      "401": [
        "Unauthorized"
      ],
      "403": [
        "Unauthorized: Management console access is required",
        "Unauthorized: User is not an admin in this organization"
      ],
      "429": [
        "Too Many Requests"
      ],
      "500": [
        "Internal Server Error"
      ],
      "503": [
        "Service Unavailable"
      ]
    }
  }
} as const;

export type OperationId = keyof typeof operations;

/** Limits of a JSON request body: bytes unless the operation has its own, levels of nesting, and values in all. */
export const bodyLimits = {"bytes":1048576,"depth":64,"values":20000} as const;

/** Of the openapi.yaml that all generated code was made from. */
export const contractSha256 = 'ad39014af2ff46a3dbc23722fcba0e6682eaaed9325f486d671d943e86290a6a';

/** Roles of members, as the contract names them. */
export const organizationRoles = ["org:admin","org:agent_manager","org:member","org:guest"] as const;

/** What an e-mail slug must not be. */
export const reservedEmailSlugs = {
  "values": [
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
  "pattern": "^(agent|kb)-[0-9]+$"
} as const;

/** How much of a kind an organization may have, deleted records not counted, and how much of its work may be under way at one time. */
export const organizationLimits = {"agents":10000,"agentTags":10000,"knowledgeBases":10000,"skills":10000,"scheduledTasks":10000,"failedRunsInARow":3,"toolServers":1000,"runsAtOnce":5,"filesAtOnce":2,"streamedRunsOfUser":10,"backgroundRunsOfUser":100,"runsInProgress":1000,"runsOfTaskInProgress":10} as const;

/** How many bytes are taken from a tool server in one message, and in a stream of them. */
export const toolServerLimits = {"messageBytes":4194304,"streamBytes":67108864} as const;

/** For how many hours the answer to a request with an Idempotency-Key is kept. */
export const idempotencyHours = 24;

/** Above how many bytes an answer is large, and how many large ones are kept of a user in an organization. */
export const largeIdempotentAnswers = {"overBytes":65536,"keptOfUser":100} as const;
