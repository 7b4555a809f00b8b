import type { I18n } from '@lingui/core'

/**
 * A count that is missing or no number is a dash in a message, as formats write it, and never `NaN`. A text that was
 * put into the message keeps its letters.
 */
export function withoutNaN(i18n: I18n): I18n {
  const plain = i18n._.bind(i18n) as (...given: unknown[]) => string
  const guarded = (...given: unknown[]) => {
    const text = plain(...given)
    return /NaN/.test(text) && !/NaN/.test(JSON.stringify(given)) ? text.replace(/NaN/g, '–') : text
  }
  return Object.assign(i18n, { _: guarded, t: guarded })
}
