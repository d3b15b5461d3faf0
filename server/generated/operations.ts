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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required"
      ],
      "404": [
        "agent_not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required",
        "agent_limit_reached",
        "email_slug_reserved",
        "email_slug_in_use"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "admin_required"
      ],
      "404": [
        "agent_not_found",
        "reference_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "agent_id_required",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "admin_required"
      ],
      "404": [
        "agent_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required"
      ],
      "404": [
        "agent_not_found",
        "version_not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required",
        "version_email_slug_in_use"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "admin_required"
      ],
      "404": [
        "agent_not_found",
        "version_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "sync_tools_admin_required"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "validation_error",
        "organization_required",
        "tag_name_in_use"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "admin_required"
      ],
      "404": [
        "tag_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "validation_error",
        "organization_required",
        "agent_tag_limit_reached"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "admin_required"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "admin_required"
      ],
      "404": [
        "tag_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "admin_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required",
        "cannot_remove_yourself"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "admin_required"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required",
        "cannot_remove_yourself"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "admin_required"
      ],
      "405": [
        "method_not_allowed"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "admin_required",
        "user_not_member"
      ],
      "405": [
        "method_not_allowed"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "admin_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "admin_required"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "admin_required"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "organization_role_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request"
      ],
      "401": [
        "invalid_webhook_signature",
        "webhook_timestamp_not_accepted",
        "webhook_already_received"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "organization_role_required"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required"
      ],
      "404": [
        "skill_not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable",
        "skill_content_missing"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required",
        "invalid_skill_content",
        "skill_name_missing",
        "skill_limit_reached"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required"
      ],
      "404": [
        "skill_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required",
        "invalid_skill_content",
        "skill_name_missing",
        "skill_limit_reached"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "admin_required"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required"
      ],
      "404": [
        "skill_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required"
      ],
      "404": [
        "skill_not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required",
        "skill_file_limit_reached",
        "skill_file_name_in_use"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required"
      ],
      "404": [
        "skill_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required",
        "skill_content_not_deletable"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required"
      ],
      "404": [
        "skill_file_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required"
      ],
      "404": [
        "knowledge_base_not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required",
        "invalid_extraction_schema",
        "embedding_model_immutable",
        "knowledge_base_name_in_use",
        "extraction_model_unavailable"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required"
      ],
      "404": [
        "knowledge_base_not_found",
        "agent_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required",
        "invalid_extraction_schema",
        "knowledge_base_limit_reached",
        "knowledge_base_name_in_use",
        "embedding_model_unavailable",
        "extraction_model_unavailable"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required"
      ],
      "404": [
        "agent_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required"
      ],
      "404": [
        "knowledge_base_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required"
      ],
      "404": [
        "knowledge_base_not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required",
        "file_key_not_owned",
        "content_key_not_owned",
        "uploaded_file_missing",
        "knowledge_base_file_limit_reached",
        "knowledge_base_file_exists"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required"
      ],
      "404": [
        "knowledge_base_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "knowledge_base_and_file_id_required",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required"
      ],
      "404": [
        "file_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required",
        "file_not_failed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required"
      ],
      "404": [
        "file_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required"
      ],
      "404": [
        "knowledge_base_not_found"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "admin_required"
      ],
      "404": [
        "tool_server_not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required",
        "tool_server_limit_reached",
        "tool_server_name_in_use",
        "tool_server_url_not_allowed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "admin_required"
      ],
      "404": [
        "tool_server_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required",
        "tool_server_limit_reached",
        "tool_server_name_in_use",
        "tool_server_url_not_allowed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "admin_required"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "admin_required"
      ],
      "404": [
        "tool_server_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required",
        "tool_server_url_not_allowed"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "admin_required"
      ],
      "404": [
        "tool_server_not_found"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required",
        "scheduled_task_not_owned",
        "admin_required"
      ],
      "404": [
        "scheduled_task_not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required",
        "scheduled_task_owner_not_member",
        "scheduled_task_owner_is_guest"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required",
        "scheduled_task_not_owned"
      ],
      "404": [
        "scheduled_task_not_found",
        "agent_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required",
        "scheduled_task_limit_reached"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required"
      ],
      "404": [
        "agent_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required",
        "scheduled_task_not_owned"
      ],
      "404": [
        "scheduled_task_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required",
        "scheduled_task_owner_not_member",
        "scheduled_task_owner_is_guest"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required",
        "scheduled_task_not_owned"
      ],
      "404": [
        "scheduled_task_not_found",
        "agent_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required",
        "scheduled_task_owner_not_member",
        "scheduled_task_owner_is_guest"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required",
        "scheduled_task_not_owned"
      ],
      "404": [
        "scheduled_task_not_found",
        "agent_not_found"
      ],
      "409": [
        "scheduled_task_run_limit_reached",
        "idempotency_key_in_progress"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required",
        "scheduled_task_not_owned"
      ],
      "404": [
        "scheduled_task_not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "organization_role_required"
      ],
      "404": [
        "agent_not_found",
        "conversation_not_found"
      ],
      "409": [
        "conversation_run_in_progress",
        "idempotency_key_in_progress",
        "idempotency_reply_was_stream"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited",
        "user_run_limit_reached",
        "organization_run_limit_reached"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "thread_id_required",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "organization_role_required"
      ],
      "404": [
        "conversation_not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "organization_role_required",
        "admin_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "organization_role_required"
      ],
      "404": [
        "conversation_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "organization_role_required"
      ],
      "404": [
        "conversation_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "organization_role_required"
      ],
      "404": [
        "conversation_not_found"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "organization_role_required"
      ],
      "404": [
        "conversation_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "organization_role_required"
      ],
      "404": [
        "conversation_not_found",
        "message_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "413": [
        "payload_too_large"
      ],
      "415": [
        "unsupported_media_type"
      ],
      "422": [
        "idempotency_key_reused"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required",
        "admin_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
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
    "errorCodes": {
      "400": [
        "bad_request",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "management_access_required",
        "admin_required"
      ],
      "429": [
        "rate_limited"
      ],
      "500": [
        "internal_error"
      ],
      "503": [
        "service_unavailable"
      ]
    }
  }
} as const;

export type OperationId = keyof typeof operations;

/** Limits of a JSON request body: bytes unless the operation has its own, levels of nesting, and values in all. */
export const bodyLimits = {"bytes":1048576,"depth":64,"values":20000} as const;

/** Of the openapi.yaml that all generated code was made from. */
export const contractSha256 = 'f234e9861d4d74742e9a2167da517732f5c29dcbe76f42622259a49c551afd10';

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
