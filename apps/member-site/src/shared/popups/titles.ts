import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PopupName } from './names.ts'

/** What each popup is called. */
export const popupTitles: Record<PopupName, MessageDescriptor> = {
  login: msg({ message: 'Sign in', context: 'title of a popup' }),
  register: msg({ message: 'Open an account', context: 'title of a popup' }),
  forgotPassword: msg({ message: 'Forgot your password?', context: 'title of a popup' }),
  resetPassword: msg({ message: 'Choose a new password', context: 'title of a popup' }),
  changePassword: msg({ message: 'Change your password', context: 'title of a popup' }),
  freePlay: msg({ message: 'Play for free', context: 'title of a popup' }),
  announcements: msg({ message: 'Announcements', context: 'title of a popup' }),
  notices: msg({ message: 'Notices', context: 'title of a popup' }),
  help: msg({ message: 'Help', context: 'title of a popup' }),
  feedback: msg({ message: 'Feedback and complaints', context: 'title of a popup' }),
  licence: msg({ message: 'Licence', context: 'title of a popup' }),
  contract: msg({ message: 'Contract', context: 'title of a popup' }),
  search: msg({ message: 'Search', context: 'title of a popup' }),
}
