import { TextField } from '@baize/ui'
import type { FieldKind } from '../../compiler/index.ts'
import { useAsyncCheck } from '../useAsyncCheck.tsx'
import type { FieldViewProps } from './look.ts'
import { useControl } from './useControl.ts'

const leftToRight: ReadonlySet<FieldKind> = new Set<FieldKind>(['email', 'mobile', 'code', 'captcha'])
const types = { email: 'email', mobile: 'tel', date: 'date' } as const

/** One line of text. */
export function TextView({ field, look, frame }: FieldViewProps) {
  const { kind, autocomplete, inputMode, name } = field
  const control = useControl(name)
  const checked = useAsyncCheck(field, look.check)
  return (
    <TextField
      {...frame}
      {...control}
      {...(look.placeholder === undefined ? {} : { placeholder: look.placeholder })}
      hint={checked ?? frame.hint}
      type={kind in types ? types[kind as keyof typeof types] : 'text'}
      inputMode={inputMode}
      autoComplete={autocomplete}
      autoCapitalize={/Name$/.test(name) && autocomplete === 'name' ? 'words' : 'none'}
      dir={leftToRight.has(kind) || name === 'username' ? 'ltr' : 'auto'}
      after={look.after}
    />
  )
}
