import { CodeField, codeSettings } from '@baize/ui'
import type { FieldViewProps } from './look.ts'
import { useCodeRequest } from './useCodeRequest.ts'
import { useControl } from './useControl.ts'

/** A code from a message or an authenticator; with the button that requests it where there is one. */
export function CodeView({ field, look, frame }: FieldViewProps) {
  const control = useControl(field.name)
  const request = useCodeRequest(look.code)
  return (
    <CodeField
      {...frame}
      {...control}
      {...(frame.hint === undefined ? {} : { hint: frame.hint })}
      length={field.max ?? codeSettings.length}
      {...request}
    />
  )
}
