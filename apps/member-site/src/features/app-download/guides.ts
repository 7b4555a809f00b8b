import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { App } from './AppDownload.tsx'
import type { StepPicture } from './StepArt.tsx'

/** What each app is called. */
export const systemNames: Record<App['system'], MessageDescriptor> = {
  ios: msg({ message: 'iOS', context: 'app for a system' }),
  iosLite: msg({ message: 'iOS lite', context: 'app for a system' }),
  android: msg({ message: 'Android', context: 'app for a system' }),
}

/** The audience of each. */
export const systemTexts: Record<App['system'], MessageDescriptor> = {
  ios: msg({ message: 'The full app from the App Store, for iPhone and iPad.', context: 'about an app' }),
  iosLite: msg({
    message: 'A lite version for your home screen. No store needed.',
    context: 'about an app',
  }),
  android: msg({ message: 'The full app as a file, for Android 9 and later.', context: 'about an app' }),
}

export interface GuideStep {
  readonly picture: StepPicture
  readonly text: MessageDescriptor
}

const open: GuideStep = {
  picture: 'open',
  text: msg({
    message: 'Open the app and sign in with your own account.',
    context: 'step of an install guide',
  }),
}

/** How each is installed, step by step. */
export const guides: Record<App['system'], readonly GuideStep[]> = {
  ios: [
    {
      picture: 'scan',
      text: msg({
        message: 'Point your camera at the code, or tap Download on your phone.',
        context: 'step of an install guide',
      }),
    },
    {
      picture: 'download',
      text: msg({
        message: 'In the store, tap Get and confirm with your face, fingerprint or password.',
        context: 'step of an install guide',
      }),
    },
    open,
  ],
  iosLite: [
    {
      picture: 'scan',
      text: msg({
        message: 'Open this page in Safari on your phone.',
        context: 'step of an install guide',
      }),
    },
    {
      picture: 'share',
      text: msg({
        message: 'Tap Share at the bottom of Safari: the square with an arrow.',
        context: 'step of an install guide',
      }),
    },
    {
      picture: 'home',
      text: msg({
        message: 'Choose Add to Home Screen and tap Add.',
        context: 'step of an install guide',
      }),
    },
    open,
  ],
  android: [
    {
      picture: 'download',
      text: msg({
        message: 'Tap Download. If your phone asks, choose to keep the file.',
        context: 'step of an install guide',
      }),
    },
    {
      picture: 'allow',
      text: msg({
        message: 'Open the file. When asked, allow your browser to install apps.',
        context: 'step of an install guide',
      }),
    },
    {
      picture: 'home',
      text: msg({
        message: 'Tap Install and wait until it’s done. You can turn the permission off afterwards.',
        context: 'step of an install guide',
      }),
    },
    open,
  ],
}
