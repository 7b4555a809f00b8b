import { PasswordField } from '@baize/ui'
import type { FieldViewProps } from './look.ts'
import { hasRules, NewPasswordRules } from './NewPasswordRules.tsx'
import { useControl } from './useControl.ts'

/** A password: one that is known, or one that is chosen, with what it must have. */
export function PasswordView({ field, look, frame }: FieldViewProps) {
  const control = useControl(field.name)
  const { autocomplete, inputMode, equals } = field
  const chosen = autocomplete === 'new-password'
  const rules = chosen && equals === undefined && hasRules(field)
  return (
    <PasswordField
      {...frame}
      {...control}
      hint={
        rules ? (
          <>
            {look.hint}
            <NewPasswordRules field={field} />
          </>
        ) : (
          frame.hint
        )
      }
      autoComplete={chosen || autocomplete === 'current-password' ? autocomplete : 'off'}
      {...(inputMode === 'numeric' ? { inputMode: 'numeric' as const } : {})}
    />
  )
}
