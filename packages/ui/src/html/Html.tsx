import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { html } from './Html.css.ts'

declare const sanitised: unique symbol

/**
 * HTML that `sanitise()` of `@baize/ui/sanitise` made safe. Only such HTML may be shown. In browsers with Trusted Types
 * it is a `TrustedHTML`, which a policy may require; in others a string.
 */
export type SanitisedHtml = (string | TrustedHTML) & { readonly [sanitised]: true }

export interface HtmlProps extends CommonProps<HTMLDivElement> {
  /** The content, made by `sanitise()`. */
  content: SanitisedHtml
}

/** Rich text that an operator wrote: announcements, help, rules. */
export function Html({ content, ...root }: HtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for it; the type says that it was sanitised
  return <div {...commonProps(root)} className={html} dangerouslySetInnerHTML={{ __html: content }} />
}
