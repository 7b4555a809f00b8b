import { html } from './Html.css.ts'

declare const sanitised: unique symbol

/** HTML that `sanitise()` of `@baize/ui/sanitise` made safe. Only such HTML may be shown. */
export type SanitisedHtml = string & { readonly [sanitised]: true }

export interface HtmlProps {
  /** The content, made by `sanitise()`. */
  content: SanitisedHtml
  id?: string
}

/** Rich text that an operator wrote: announcements, help, rules. */
export function Html({ content, id }: HtmlProps) {
  return <div id={id} className={html} dangerouslySetInnerHTML={{ __html: content }} />
}
