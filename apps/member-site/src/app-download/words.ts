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

/** For whom each is. */
export const systemTexts: Record<App['system'], MessageDescriptor> = {
  ios: msg({ message: 'The whole app, from the store, for iPhone and iPad.', context: 'about an app' }),
  iosLite: msg({
    message: 'The small one: on the home screen in a moment, without the store.',
    context: 'about an app',
  }),
  android: msg({ message: 'The whole app as a file, for Android 9 and newer.', context: 'about an app' }),
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
        message: 'Point the camera at the code, or press Download on your phone.',
        context: 'step of an install guide',
      }),
    },
    {
      picture: 'download',
      text: msg({
        message: 'The store opens. Press Get and confirm with your face, finger or password.',
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
        message: 'Press Share at the bottom of Safari: the square with an arrow.',
        context: 'step of an install guide',
      }),
    },
    {
      picture: 'home',
      text: msg({
        message: 'Choose Add to Home Screen and press Add.',
        context: 'step of an install guide',
      }),
    },
    open,
  ],
  android: [
    {
      picture: 'download',
      text: msg({
        message: 'Press Download. Your phone may ask whether to keep the file: keep it.',
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
        message: 'Press Install and wait until it is done. You can take the permission back afterwards.',
        context: 'step of an install guide',
      }),
    },
    open,
  ],
}
