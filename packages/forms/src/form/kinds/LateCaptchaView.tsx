import { lazyView } from './lazyView.tsx'

/** A captcha that loads on demand: for a form that requires it only after some failures. */
export const LateCaptchaView = lazyView(() => import('./CaptchaView.tsx').then((chunk) => chunk.CaptchaView))
