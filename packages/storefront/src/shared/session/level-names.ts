import type { SessionUser } from './session-user.ts';
import { msg } from '@lingui/macro';
import type { MessageDescriptor } from '@lingui/core';

/** What the levels are called. */
export const levelNames: Readonly<Record<SessionUser['level'], MessageDescriptor>> = {
  novus: msg({ id: 'level.novus' }),
  assistant_supervisor: msg({ id: 'level.assistant-supervisor' }),
  supervisor: msg({ id: 'level.supervisor' }),
  assistant_manager: msg({ id: 'level.assistant-manager' }),
  manager: msg({ id: 'level.manager' }),
};
