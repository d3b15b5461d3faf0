// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

export const operations = {
  "listAgents": {
    "method": "get",
    "path": "/agents",
    "alias": null,
    "tag": "Agents",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
    "alias": null,
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
    "headerParameters": [
      "if-match"
    ],
    "acceptsIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
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
        "agent_limit_reached",
        "email_slug_reserved",
        "email_slug_in_use",
        "model_provider_not_found",
        "organization_required"
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
      "412": [
        "record_changed"
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
    "alias": null,
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
    "headerParameters": [
      "if-match"
    ],
    "acceptsIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
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
      "412": [
        "record_changed"
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
    "alias": null,
    "tag": "Agents",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
    "alias": null,
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
    "headerParameters": [
      "if-match"
    ],
    "acceptsIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
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
        "version_email_slug_in_use",
        "organization_required"
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
      "412": [
        "record_changed"
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
    "alias": null,
    "tag": "Agents",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": true,
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
    "alias": null,
    "tag": "Agent tags",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
  "updateAgentTag": {
    "method": "put",
    "path": "/agent-tags",
    "alias": null,
    "tag": "Agent tags",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [
      "if-match"
    ],
    "acceptsIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
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
        "tag_name_in_use",
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
      "412": [
        "record_changed"
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
    "alias": null,
    "tag": "Agent tags",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": true,
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
        "agent_tag_limit_reached",
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
  "deleteAgentTag": {
    "method": "delete",
    "path": "/agent-tags",
    "alias": null,
    "tag": "Agent tags",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [
      "if-match"
    ],
    "acceptsIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
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
      "412": [
        "record_changed"
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
    "alias": null,
    "tag": "Tools",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
  "listModels": {
    "method": "get",
    "path": "/models",
    "alias": null,
    "tag": "Models",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
    "alias": null,
    "tag": "Organization",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
    "alias": null,
    "tag": "Organization",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": true,
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
        "cannot_remove_yourself",
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
  "bulkRemoveUsers": {
    "method": "post",
    "path": "/admin/bulkRemove",
    "alias": null,
    "tag": "Organization",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": true,
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
        "cannot_remove_yourself",
        "organization_required"
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
    "alias": null,
    "tag": "Organization",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [
      "if-match"
    ],
    "acceptsIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      405,
      409,
      412,
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
      "412": [
        "record_changed"
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
  "eraseUser": {
    "method": "post",
    "path": "/admin/users/erase",
    "alias": null,
    "tag": "Organization",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": true,
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
        "cannot_erase_yourself",
        "user_not_removable",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "admin_required"
      ],
      "404": [
        "user_not_found"
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
    "alias": null,
    "tag": "Organization",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
    "alias": null,
    "tag": "Organization",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": true,
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
    "alias": null,
    "tag": "Organization",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": true,
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
  "listAuditLog": {
    "method": "get",
    "path": "/admin/auditLog",
    "alias": null,
    "tag": "Organization",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
  "exportAuditLog": {
    "method": "get",
    "path": "/admin/auditLog/export",
    "alias": null,
    "tag": "Organization",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
  "listDeletedRecords": {
    "method": "get",
    "path": "/admin/deletedRecords",
    "alias": null,
    "tag": "Organization",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
  "restoreDeletedRecord": {
    "method": "post",
    "path": "/admin/deletedRecords/restore",
    "alias": null,
    "tag": "Organization",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": true,
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
        "agent_limit_reached",
        "email_slug_in_use",
        "skill_limit_reached",
        "knowledge_base_limit_reached",
        "knowledge_base_name_in_use",
        "tool_server_limit_reached",
        "tool_server_name_in_use",
        "scheduled_task_limit_reached",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "admin_required"
      ],
      "404": [
        "deleted_record_not_found"
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
  "listDependents": {
    "method": "get",
    "path": "/dependents",
    "alias": null,
    "tag": "Organization",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
        "admin_required",
        "user_not_member"
      ],
      "404": [
        "agent_not_found",
        "tag_not_found",
        "skill_not_found",
        "knowledge_base_not_found",
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
  "getMyPermissions": {
    "method": "get",
    "path": "/me/permissions",
    "alias": null,
    "tag": "Organization",
    "role": "org:guest",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
    "alias": null,
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
    "acceptsIdempotencyKey": false,
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
    "alias": null,
    "tag": "Uploads",
    "role": "org:guest",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
    "alias": null,
    "tag": "Skills",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
        "skill_content_missing",
        "service_unavailable"
      ]
    }
  },
  "updateSkill": {
    "method": "put",
    "path": "/skills/manage",
    "alias": null,
    "tag": "Skills",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [
      "if-match"
    ],
    "acceptsIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
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
        "invalid_skill_content",
        "skill_name_missing",
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
      "412": [
        "record_changed"
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
    "alias": null,
    "tag": "Skills",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": true,
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
        "invalid_skill_content",
        "skill_name_missing",
        "skill_limit_reached",
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
  "deleteSkill": {
    "method": "delete",
    "path": "/skills/manage",
    "alias": null,
    "tag": "Skills",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [
      "if-match"
    ],
    "acceptsIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
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
      "412": [
        "record_changed"
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
    "alias": null,
    "tag": "Skills",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
    "alias": null,
    "tag": "Skills",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": true,
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
        "skill_file_limit_reached",
        "skill_file_name_in_use",
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
    "alias": null,
    "tag": "Skills",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": true,
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
        "skill_content_not_deletable",
        "organization_required"
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
  "getSkillFileDownload": {
    "method": "get",
    "path": "/skills/files/download",
    "alias": null,
    "tag": "Skills",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
        "skill_file_not_found"
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
    "alias": null,
    "tag": "Knowledge bases",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
    "alias": null,
    "tag": "Knowledge bases",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [
      "if-match"
    ],
    "acceptsIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
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
        "invalid_extraction_schema",
        "embedding_model_immutable",
        "knowledge_base_name_in_use",
        "extraction_model_unavailable",
        "organization_required"
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
      "412": [
        "record_changed"
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
    "alias": null,
    "tag": "Knowledge bases",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": true,
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
        "invalid_extraction_schema",
        "knowledge_base_limit_reached",
        "knowledge_base_name_in_use",
        "embedding_model_unavailable",
        "extraction_model_unavailable",
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
    "alias": null,
    "tag": "Knowledge bases",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [
      "if-match"
    ],
    "acceptsIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
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
      "412": [
        "record_changed"
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
    "alias": null,
    "tag": "Knowledge bases",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
    "alias": null,
    "tag": "Knowledge bases",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": true,
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
        "file_key_not_owned",
        "content_key_not_owned",
        "uploaded_file_missing",
        "file_type_not_supported",
        "knowledge_base_file_limit_reached",
        "knowledge_base_file_exists",
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
    "alias": null,
    "tag": "Knowledge bases",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": true,
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
    "alias": null,
    "tag": "Knowledge bases",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": true,
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
        "file_not_found"
      ],
      "409": [
        "file_not_failed",
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
  "getKnowledgeBaseFileDownload": {
    "method": "get",
    "path": "/kb/files/download",
    "alias": null,
    "tag": "Knowledge bases",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
        "file_not_found"
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
  "listKnowledgeBaseFileChunks": {
    "method": "get",
    "path": "/kb/files/chunks",
    "alias": null,
    "tag": "Knowledge bases",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
        "file_not_found"
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
    "alias": null,
    "tag": "Knowledge bases",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
    "alias": null,
    "tag": "Tool servers",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
    "alias": null,
    "tag": "Tool servers",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [
      "if-match"
    ],
    "acceptsIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
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
        "tool_server_name_in_use",
        "tool_server_url_not_allowed",
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
      "412": [
        "record_changed"
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
    "alias": null,
    "tag": "Tool servers",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": true,
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
        "tool_server_limit_reached",
        "tool_server_name_in_use",
        "tool_server_url_not_allowed",
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
  "deleteToolServer": {
    "method": "delete",
    "path": "/mcp-servers/manage",
    "alias": null,
    "tag": "Tool servers",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [
      "if-match"
    ],
    "acceptsIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
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
      "412": [
        "record_changed"
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
    "alias": null,
    "tag": "Tool servers",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
        "tool_server_url_not_allowed",
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
  "listWebhookEndpoints": {
    "method": "get",
    "path": "/webhook-endpoints/manage",
    "alias": null,
    "tag": "Webhook endpoints",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
        "webhook_endpoint_not_found"
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
  "updateWebhookEndpoint": {
    "method": "put",
    "path": "/webhook-endpoints/manage",
    "alias": null,
    "tag": "Webhook endpoints",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [
      "if-match"
    ],
    "acceptsIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
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
        "webhook_endpoint_url_not_allowed",
        "organization_required"
      ],
      "401": [
        "unauthorized"
      ],
      "403": [
        "admin_required"
      ],
      "404": [
        "webhook_endpoint_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "412": [
        "record_changed"
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
  "createWebhookEndpoint": {
    "method": "post",
    "path": "/webhook-endpoints/manage",
    "alias": null,
    "tag": "Webhook endpoints",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": true,
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
        "webhook_endpoint_limit_reached",
        "webhook_endpoint_url_not_allowed",
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
  "deleteWebhookEndpoint": {
    "method": "delete",
    "path": "/webhook-endpoints/manage",
    "alias": null,
    "tag": "Webhook endpoints",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [
      "if-match"
    ],
    "acceptsIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
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
        "webhook_endpoint_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "412": [
        "record_changed"
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
  "rotateWebhookEndpointSecret": {
    "method": "post",
    "path": "/webhook-endpoints/rotateSecret",
    "alias": null,
    "tag": "Webhook endpoints",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [
      "if-match"
    ],
    "acceptsIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
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
        "webhook_endpoint_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "412": [
        "record_changed"
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
  "testWebhookEndpoint": {
    "method": "post",
    "path": "/webhook-endpoints/test",
    "alias": null,
    "tag": "Webhook endpoints",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
        "webhook_endpoint_not_found"
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
  "listWebhookDeliveries": {
    "method": "get",
    "path": "/webhook-endpoints/deliveries",
    "alias": null,
    "tag": "Webhook endpoints",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
        "webhook_endpoint_not_found"
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
  "replayWebhookDelivery": {
    "method": "post",
    "path": "/webhook-endpoints/deliveries/replay",
    "alias": null,
    "tag": "Webhook endpoints",
    "role": "org:admin",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      202,
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
        "webhook_delivery_not_found"
      ],
      "409": [
        "webhook_endpoint_disabled",
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
  "listScheduledTasks": {
    "method": "get",
    "path": "/scheduled-tasks/manage",
    "alias": null,
    "tag": "Scheduled tasks",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
        "admin_required",
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
  "updateScheduledTask": {
    "method": "put",
    "path": "/scheduled-tasks/manage",
    "alias": null,
    "tag": "Scheduled tasks",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [
      "if-match"
    ],
    "acceptsIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
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
        "scheduled_task_owner_not_member",
        "scheduled_task_owner_is_guest",
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
        "scheduled_task_not_found",
        "agent_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "412": [
        "record_changed"
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
    "alias": null,
    "tag": "Scheduled tasks",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": true,
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
        "scheduled_task_limit_reached",
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
    "alias": null,
    "tag": "Scheduled tasks",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "optional",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [
      "if-match"
    ],
    "acceptsIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      204,
      400,
      401,
      403,
      404,
      409,
      412,
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
      "412": [
        "record_changed"
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
    "alias": null,
    "tag": "Scheduled tasks",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [
      "if-match"
    ],
    "acceptsIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
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
        "scheduled_task_owner_not_member",
        "scheduled_task_owner_is_guest",
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
        "scheduled_task_not_found",
        "agent_not_found"
      ],
      "409": [
        "idempotency_key_in_progress"
      ],
      "412": [
        "record_changed"
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
    "alias": null,
    "tag": "Scheduled tasks",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": true,
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
        "scheduled_task_owner_not_member",
        "scheduled_task_owner_is_guest",
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
    "alias": null,
    "tag": "Scheduled tasks",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
    "alias": null,
    "tag": "Scheduled tasks",
    "role": "org:member",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
    "alias": null,
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
    "acceptsIdempotencyKey": true,
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
        "user_run_limit_reached",
        "organization_run_limit_reached",
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
  "resumeChat": {
    "method": "get",
    "path": "/chat/stream",
    "alias": "/chat/{threadId}/stream",
    "tag": "Conversations",
    "role": "org:guest",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
    "deprecated": null,
    "statuses": [
      200,
      204,
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
  "getConversation": {
    "method": "get",
    "path": "/getConversation",
    "alias": null,
    "tag": "Conversations",
    "role": "org:guest",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
    "alias": null,
    "tag": "Conversations",
    "role": "org:guest",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
        "admin_required",
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
  "deleteConversation": {
    "method": "delete",
    "path": "/conversations",
    "alias": null,
    "tag": "Conversations",
    "role": "org:guest",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [
      "if-match"
    ],
    "acceptsIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
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
      "412": [
        "record_changed"
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
    "alias": null,
    "tag": "Conversations",
    "role": "org:guest",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [
      "if-match"
    ],
    "acceptsIdempotencyKey": true,
    "deprecated": null,
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      412,
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
      "412": [
        "record_changed"
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
    "alias": null,
    "tag": "Conversations",
    "role": "org:guest",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
    "alias": null,
    "tag": "Conversations",
    "role": "org:guest",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": true,
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
    "alias": null,
    "tag": "Conversations",
    "role": "org:guest",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "required",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": true,
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
    "alias": null,
    "tag": "Dashboard",
    "role": "org:guest",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
        "admin_required",
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
  "getStats": {
    "method": "get",
    "path": "/dashboard/getStats",
    "alias": null,
    "tag": "Dashboard",
    "role": "org:guest",
    "permissions": [],
    "permissionByField": null,
    "public": false,
    "body": "none",
    "bodyLimitBytes": 1048576,
    "rateLimit": null,
    "headerParameters": [],
    "acceptsIdempotencyKey": false,
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
        "admin_required",
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
  }
} as const;

export type OperationId = keyof typeof operations;

/** Names of the headers that replies have. */
export const replyHeaders = ["X-Request-Id","X-Contract-Sha256","RateLimit-Limit","RateLimit-Remaining","RateLimit-Reset","ETag","X-Error-Code","Idempotency-Replayed","WWW-Authenticate","Retry-After","Deprecation","Sunset","Link","Allow","X-Thread-ID","X-Vercel-AI-UI-Message-Stream"] as const;

/** SHA-256 of the openapi.yaml that all generated code was made from. */
export const contractSha256: string = 'd224e294ceade228af833e16adad41f68b476a9c08e89e9ca38589f5f91016b4';

/** Maximum total bytes of the request line and the headers of a request. */
export const headerLimits = {"bytes":16384} as const;

/** Limits of a JSON body: bytes (an operation can have its own limit), levels of nesting, and total values. */
export const bodyLimits = {"bytes":1048576,"depth":64,"values":20000} as const;

/** Maximum records of each kind per organization, not counting deleted ones, and maximum concurrent work. */
export const organizationLimits = {"agents":10000,"agentTags":10000,"knowledgeBases":10000,"skills":10000,"scheduledTasks":10000,"failedExecutionsInARow":3,"toolServers":1000,"webhookEndpoints":20,"concurrentRuns":5,"concurrentFiles":2,"streamedRunsOfUser":10,"backgroundRunsOfUser":100,"runsInProgress":1000,"executionsOfTaskInProgress":10,"slotsRecordedAtOnce":1440} as const;

/** Maximum concurrent requests of one kind, per process and per organization, and maximum wait of a further request. */
export const concurrencyLimits = {"interactionLists":{"maxPerOrganization":2,"maxWaitSeconds":5},"textSearches":{"max":3,"maxPerOrganization":2,"maxWaitSeconds":5},"toolServerTests":{"max":20,"maxPerOrganization":5,"maxWaitSeconds":10},"webhookEndpointTests":{"max":20,"maxPerOrganization":5,"maxWaitSeconds":10}} as const;

/** Maximum bytes, values and depth of one message of a tool server; maximum bytes and lines of a stream of messages; maximum size of a server's list of tools; maximum tools of one run. */
export const toolServerLimits = {"messageBytes":4194304,"messageValues":10000,"messageDepth":100,"streamBytes":16777216,"streamLines":10000,"tools":1000,"toolPages":100,"toolCharacters":1048576,"toolValues":50000,"toolsOfRun":1000} as const;

/** Default days for which audit entries, deleted records and deliveries of events are stored. */
export const retentionDays = {"auditLog":365,"deletedRecords":30,"webhookDeliveries":30} as const;

/** Maximum characters of a default title, and the title of a conversation without a text. */
export const defaultTitles = {"characters":80,"withoutText":"New conversation"} as const;

/** Days without a successful attempt after which an endpoint is disabled, and maximum seconds of an attempt. */
export const webhookLimits = {"failingDays":5,"attemptSeconds":15} as const;

/** Maximum bytes of a file in a knowledge base, and maximum characters of its text. */
export const documentLimits = {"fileBytes":52428800,"textCharacters":20000000} as const;

/** Roles of members, as the contract names them. */
export const organizationRoles = ["org:admin","org:agent_manager","org:member","org:guest"] as const;

/** Names of the variables of system prompts, which each run replaces, and the pattern of a variable. */
export const promptVariables = {"names":["CURRENT_DATE","USER_EMAIL","USER_NAME","ORG_NAME","AGENT_NAME"],"pattern":"\\{\\{ ?([A-Za-z]\\w{0,63}) ?\\}\\}"} as const;

/** Maximum age of a token that is accepted, in days. */
export const maxTokenAgeDays = 30 as const;

/** Hours for which the reply to a request with an Idempotency-Key is stored. */
export const idempotencyHours = 24 as const;

/** Bytes above which a reply is large, maximum large replies stored per user, and maximum bytes of a stored reply. */
export const largeIdempotentReplies = {"overBytes":65536,"keptOfUser":100,"maxBytes":4194304} as const;

/** Email slugs that agents cannot have. */
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

/** Headers that cannot be set for tool servers, in lower case. */
export const reservedToolServerHeaders = {
  "values": [
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
  "pattern": "^proxy-"
} as const;
