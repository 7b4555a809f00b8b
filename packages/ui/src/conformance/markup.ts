import { HtmlValidate, type RuleConfig } from 'html-validate'

/**
 * What HTML forbids, and what this repository adds. Looks and habits (quotes, case, self-closing) are React's own affair;
 * what needs a whole page is not asked of a part of one.
 */
const markupRules: RuleConfig = {
  // What may stand in what: no div in a p, no button in a button, only li in ul.
  'element-permitted-content': 'error',
  'element-permitted-occurrences': 'error',
  'element-permitted-order': 'error',
  'element-permitted-parent': 'error',
  'element-required-ancestor': 'error',
  'element-required-content': 'error',
  'element-required-attributes': 'error',
  'element-name': 'error',
  'no-deprecated-attr': 'error',
  'no-unknown-elements': 'error',
  deprecated: 'error',
  'close-order': 'error',
  'void-content': 'error',
  // Attributes: known values, none twice, ids that lead somewhere.
  'attribute-allowed-values': 'error',
  'attribute-misuse': 'error',
  'attribute-empty-style': 'off',
  'no-dup-attr': 'error',
  'no-dup-class': 'error',
  'no-dup-id': 'error',
  'no-missing-references': 'error',
  'valid-id': ['error', { relaxed: true }],
  'valid-autocomplete': 'error',
  'input-attributes': 'error',
  'map-id-name': 'error',
  'script-type': 'error',
  'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button'] }],
  // A strict content policy lets no style attribute through.
  'no-inline-style': 'error',
  'no-style-tag': 'error',
  // Buttons outside of a form's own say so.
  'no-implicit-button-type': 'error',
  'no-implicit-input-type': 'off',
  // Names and roles.
  'aria-hidden-body': 'error',
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  'hidden-focusable': 'error',
  'input-missing-label': 'error',
  'meta-refresh': 'error',
  'multiple-labeled-controls': 'error',
  'no-abstract-role': 'error',
  'no-autoplay': 'error',
  'no-redundant-for': 'off',
  'no-redundant-aria-label': 'error',
  'unique-landmark': 'error',
  'tel-non-breaking': 'off',
  'text-content': 'error',
  'wcag/h30': 'error',
  'wcag/h32': 'off',
  'wcag/h36': 'error',
  'wcag/h37': 'error',
  'wcag/h63': 'error',
  'wcag/h67': 'error',
  // A fieldset may have its name from aria-label too; axe asks that it has one.
  'wcag/h71': 'off',
}

const validator = new HtmlValidate({ root: true, rules: markupRules })

/** What is wrong with a piece of HTML, in words. */
export function markupFaults(html: string): string[] {
  const { results } = validator.validateStringSync(html)
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset }) =>
        `${ruleId}: ${message}, near ${html.slice(Math.max(0, offset - 1), offset + 80)}`,
    ),
  )
}
