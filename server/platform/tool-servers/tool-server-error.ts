import { reasons } from '../../generated/reasons.js';
import { errorFactory } from '../text-placeholders.js';
import { ToolServerError } from './port.js';

export const toolServerError = errorFactory(reasons.toolServer, ToolServerError);
