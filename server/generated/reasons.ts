// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Why something has no result, as texts for users. `{value}` is a placeholder. */
export const reasons = {
  "run": {
    "lost": "The run was given up: the process that ran the agent crashed or stopped responding more than once.",
    "failed": "The run was given up after several attempts.",
    "stopped": "The run was stopped.",
    "timeout": "The agent took too long to answer.",
    "takenOver": "The run was taken over or ended by another process.",
    "interrupted": "The server was stopped while the agent was answering.",
    "expired": "The process that ran the agent ended before the answer was complete.",
    "agentDeleted": "The agent was deleted.",
    "storageUnavailable": "A file of the conversation is temporarily unavailable.",
    "databaseUnavailable": "The agent could not start because the database was temporarily unavailable.",
    "filtered": "The model provider's content filter withheld the answer, or a part of it.",
    "emptyAnswer": "The model ended without an answer.",
    "notStored": "The answer could not be stored.",
    "incomplete": "The run did not complete.",
    "unknown": "The agent could not finish its answer.",
    "ownerLeft": "The owner of the conversation is no longer a member of the organization.",
    "ownerIsGuest": "The owner of the conversation is a guest in the organization, who may only chat."
  },
  "execution": {
    "tooLate": "No worker ran at that time, and the slot is older than catchUpWindowSeconds.",
    "caughtUp": "No worker ran at that time. Of several missed slots, only the latest can still run.",
    "changed": "The task was changed before a worker claimed the slot.",
    "atLimit": "The task already had its maximum number of executions in progress.",
    "overlapped": "The previous execution was still in progress.",
    "queueFull": "The previous execution was still in progress, and another one was waiting.",
    "disabled": "The task was disabled.",
    "disabledWhileWaiting": "The task was disabled while the slot waited.",
    "deleted": "The task was deleted before the execution began.",
    "ownerLeft": "The owner left the organization before the execution began.",
    "ownerDemoted": "The owner became a guest of the organization before the execution began.",
    "earlierSlots": "Earlier slots are not listed."
  },
  "file": {
    "lost": "Processing was given up: the process that worked on the file crashed or stopped responding more than once.",
    "failed": "Processing was given up after several attempts.",
    "interrupted": "Processing was interrupted several times without a result, and was given up",
    "replaced": "The file was replaced after it was added; delete it and add it again",
    "uploadMissing": "The uploaded file is no longer in the storage",
    "storageUnavailable": "The file storage is unavailable",
    "unknown": "The service failed while it processed the file",
    "embeddingLength": "The embedding model returned vectors of a different length than before",
    "noObject": "The model did not answer with an object",
    "tooMuchData": "The model returned more data than can be stored",
    "dataMismatch": "The model did not answer with data that fits the extraction schema"
  },
  "document": {
    "typeNotSupported": {
      "failure": "unsupported",
      "text": "Files of this type cannot be read; supported types: {types}"
    },
    "ownEntities": {
      "failure": "unsupported",
      "text": "The XML declares its own entities, which are not supported"
    },
    "notOfType": {
      "failure": "invalid",
      "text": "The file is not {type}, although its type says so, or it is damaged"
    },
    "otherContent": {
      "failure": "invalid",
      "text": "The type of the file is {type}, but its content is {content}"
    },
    "otherArchive": {
      "failure": "invalid",
      "text": "The file is a ZIP archive, but not {type}"
    },
    "otherOpenDocument": {
      "failure": "invalid",
      "text": "The file is an OpenDocument file, but not a text"
    },
    "oldOrEncryptedOffice": {
      "failure": "invalid",
      "text": "The type of the file is {type}, but its content is an old Office file or an encrypted one; save it as .docx, .xlsx or .pptx without a password"
    },
    "notText": {
      "failure": "invalid",
      "text": "The file is not a text: it has too many characters that cannot be read"
    },
    "invalidCsv": {
      "failure": "invalid",
      "text": "The file is not valid CSV (line {line})"
    },
    "invalidXml": {
      "failure": "invalid",
      "text": "The file is not well-formed XML (line {line}), or it is cut off"
    },
    "damagedPage": {
      "failure": "invalid",
      "text": "Page {page} of the document is damaged"
    },
    "damagedArchive": {
      "failure": "invalid",
      "text": "The file is damaged or cut off"
    },
    "missingPart": {
      "failure": "invalid",
      "text": "The file is damaged: one of its parts is missing"
    },
    "repeatedPart": {
      "failure": "invalid",
      "text": "The file is damaged: one of its parts is in it twice"
    },
    "damaged": {
      "failure": "invalid",
      "text": "The document is damaged, or made in a way that cannot be read"
    },
    "encrypted": {
      "failure": "encrypted",
      "text": "The file is encrypted; save it without a password"
    },
    "encryptedBook": {
      "failure": "encrypted",
      "text": "The book is encrypted"
    },
    "empty": {
      "failure": "no_text",
      "text": "The file is empty"
    },
    "noText": {
      "failure": "no_text",
      "text": "The document has no text"
    },
    "noTextLayer": {
      "failure": "no_text",
      "text": "The document has no text; there is no OCR, so a scan needs a text layer before it is uploaded"
    },
    "tooManyBytes": {
      "failure": "too_large",
      "text": "The file is larger than {mebibytes} MiB"
    },
    "tooManyUnpackedBytes": {
      "failure": "too_large",
      "text": "The file unpacks to more than {mebibytes} MiB"
    },
    "tooManyParts": {
      "failure": "too_large",
      "text": "The file has more than {parts} parts"
    },
    "tooManyPages": {
      "failure": "too_large",
      "text": "The document has more than {pages} pages"
    },
    "tooManyCells": {
      "failure": "too_large",
      "text": "The workbook has more than {cells} cells"
    },
    "tooManyCharacters": {
      "failure": "too_large",
      "text": "The document has more than {characters} characters of text"
    },
    "tooManyLevels": {
      "failure": "too_large",
      "text": "The document is nested more than {levels} levels deep"
    },
    "tooDeep": {
      "failure": "too_large",
      "text": "The document is nested too deeply"
    },
    "tooMuchMemory": {
      "failure": "too_large",
      "text": "Processing the document takes too much memory"
    },
    "tooSlow": {
      "failure": "timed_out",
      "text": "Processing the document takes longer than {seconds} s"
    }
  },
  "trigger": {
    "writtenByAgent": "An agent that ran for a trigger wrote the file.",
    "userLeft": "The user who added the file is no longer a member of the organization.",
    "userIsGuest": "The user who added the file is a guest in the organization.",
    "agentDeleted": "The agent of the trigger was deleted.",
    "agentNotRun": "The agent could not be run."
  },
  "delivery": {
    "lost": "The delivery was given up: the process that sent the event crashed or stopped responding more than once.",
    "failed": "The delivery was given up after several attempts.",
    "disabled": "The endpoint is disabled",
    "secretUnreadable": "The signing secret can no longer be read; rotate it",
    "addressRefused": "The URL leads to an address that is not allowed",
    "unresolvable": "The name of the receiver does not resolve to an allowed address",
    "invalidCertificate": "The receiver has no valid certificate",
    "notTls": "The receiver does not speak TLS",
    "notHttp": "The receiver did not respond in HTTP",
    "connectionRefused": "The receiver refused the connection",
    "connectionClosed": "The receiver closed the connection",
    "unreachable": "The receiver could not be reached",
    "timeout": "The receiver did not respond within {seconds} s",
    "redirect": "The receiver returned a redirect that is not followed (status {status})",
    "status": "The receiver returned status {status}"
  },
  "toolServer": {
    "addressRefused": {
      "failure": "address_refused",
      "text": "The tool server leads to an address that is not allowed"
    },
    "unresolvable": {
      "failure": "unreachable",
      "text": "The name of the tool server does not resolve to an allowed address"
    },
    "invalidCertificate": {
      "failure": "unreachable",
      "text": "The tool server has no valid certificate"
    },
    "connectionClosed": {
      "failure": "unreachable",
      "text": "The tool server closed the connection"
    },
    "unreachable": {
      "failure": "unreachable",
      "text": "The tool server could not be reached"
    },
    "timeout": {
      "failure": "timeout",
      "text": "The tool server did not answer within {seconds} s"
    },
    "headersUnreadable": {
      "failure": "rejected",
      "text": "The stored headers can no longer be read; set them again"
    },
    "headersRefused": {
      "failure": "rejected",
      "text": "The tool server refused the headers (status {status})"
    },
    "redirect": {
      "failure": "rejected",
      "text": "The tool server returned a redirect that is not followed (status {status})"
    },
    "status": {
      "failure": "rejected",
      "text": "The tool server returned status {status}"
    },
    "protocolError": {
      "failure": "rejected",
      "text": "The tool server returned error {code}"
    },
    "sessionLost": {
      "failure": "session_lost",
      "text": "The tool server has ended the session"
    },
    "notHttp": {
      "failure": "invalid_reply",
      "text": "The tool server did not answer in HTTP"
    },
    "notMcp": {
      "failure": "invalid_reply",
      "text": "The tool server did not answer in the Model Context Protocol"
    },
    "tooMuch": {
      "failure": "invalid_reply",
      "text": "The tool server sent more than is allowed"
    },
    "tooDeep": {
      "failure": "invalid_reply",
      "text": "The tool server sent a value that is nested too deeply"
    },
    "tooManyTools": {
      "failure": "invalid_reply",
      "text": "The agent has more than {tools} tools"
    },
    "toolFailed": {
      "failure": "tool_failed",
      "text": "{message}"
    },
    "toolFailedSilently": {
      "failure": "tool_failed",
      "text": "The tool failed and did not say why"
    }
  }
} as const;
