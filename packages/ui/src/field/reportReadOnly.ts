import { reportMisuse } from '@baize/i18n/misuse'

interface Controlled {
  name?: unknown
  value?: unknown
  checked?: unknown
  disabled?: unknown
  readOnly?: unknown
  onChange?: unknown
  onValueChange?: unknown
  onCheckedChange?: unknown
}

/** Reports a field whose value its owner keeps without hearing of its changes. In development only. */
export function reportReadOnly(field: Controlled, property: 'value' | 'checked'): void {
  const { name, disabled, readOnly, onChange } = field
  const isBox = property === 'checked'
  const handler = isBox ? field.onCheckedChange : field.onValueChange
  if (field[property] === undefined || handler || onChange || disabled || readOnly) return
  const [change, initial] = isBox ? ['onCheckedChange', 'defaultChecked'] : ['onValueChange', 'defaultValue']
  reportMisuse({
    what: `The field ${name ? `"${name}" ` : ''}has \`${property}\` without \`${change}\`.`,
    why: 'What a person enters is taken back at once.',
    fix: `Give it \`${change}\`, or \`${initial}\` in place of \`${property}\`.`,
  })
}
