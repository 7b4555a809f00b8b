import type { Locale } from '@baize/i18n'
import { type LazyScreen, lazyScreen } from '@baize/site'
import { loadWords } from '../../features/entrance/loadMessages.ts'
import type { PopupName } from '../../shared/popups/names.ts'

interface PopupContent {
  readonly Content: LazyScreen<object>
  readonly size: 'small' | 'medium' | 'large'
  /** Height that is reserved for it while it loads. @default that of the spinner */
  readonly keeps?: 'signIn' | 'window'
}

/** The content of each popup, each in a chunk of its own. */
export const contents: Readonly<Record<PopupName, PopupContent>> = {
  login: {
    Content: lazyScreen(() => import('../../features/entrance/SignIn.tsx').then((chunk) => chunk.SignIn)),
    size: 'small',
    keeps: 'signIn',
  },
  register: {
    Content: lazyScreen(() => import('../../features/entrance/Register.tsx').then((chunk) => chunk.Register)),
    size: 'small',
    keeps: 'window',
  },
  forgotPassword: {
    Content: lazyScreen(() =>
      import('../../features/entrance/ForgotPassword.tsx').then((chunk) => chunk.ForgotPassword),
    ),
    size: 'small',
  },
  resetPassword: {
    Content: lazyScreen(() =>
      import('../../features/entrance/ResetPassword.tsx').then((chunk) => chunk.ResetPassword),
    ),
    size: 'small',
  },
  changePassword: {
    Content: lazyScreen(() =>
      import('../../features/entrance/ChangePassword.tsx').then((chunk) => chunk.ChangePassword),
    ),
    size: 'small',
  },
  freePlay: {
    Content: lazyScreen(() => import('../../features/entrance/FreePlay.tsx').then((chunk) => chunk.FreePlay)),
    size: 'small',
  },
  announcements: {
    Content: lazyScreen(() =>
      import('../../features/notices/Announcements.tsx').then((chunk) => chunk.Announcements),
    ),
    size: 'large',
  },
  notices: {
    Content: lazyScreen(() => import('../../features/notices/Notices.tsx').then((chunk) => chunk.Notices)),
    size: 'large',
  },
  help: {
    Content: lazyScreen(() => import('../../features/help/HelpPopup.tsx').then((chunk) => chunk.HelpPopup)),
    size: 'large',
  },
  feedback: {
    Content: lazyScreen(() => import('../../features/feedback/Feedback.tsx').then((chunk) => chunk.Feedback)),
    size: 'small',
  },
  licence: {
    Content: lazyScreen(() => import('../../features/help/Licence.tsx').then((chunk) => chunk.Licence)),
    size: 'small',
  },
  contract: {
    Content: lazyScreen(() =>
      import('../../features/contracts/ContractPopup.tsx').then((chunk) => chunk.ContractPopup),
    ),
    size: 'large',
  },
  search: {
    Content: lazyScreen(() =>
      import('../../features/search/GameSearch.tsx').then((chunk) => chunk.GameSearch),
    ),
    size: 'large',
  },
}

/** Fetches the code of sign-in and registration, and their messages. */
export function preloadPopups(locale: Locale): void {
  contents.login.Content.preload()
  contents.register.Content.preload()
  loadWords(locale).catch(() => {
    // Requested again when one of them is opened, which shows the error where they fail.
  })
}
