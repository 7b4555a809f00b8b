/** The form around the floors' fields, as ours looks. */
import { Button, ErrorSummary, Stack, type SummarisedError } from '@baize/ui'
import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react'

export function Shell({
  children,
  onSubmit,
}: {
  children: ReactNode
  onSubmit: FormEventHandler<HTMLFormElement>
}) {
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack space="md">
        {children}
        <Button type="submit" tone="accent" size="large" fullWidth>
          Open an account
        </Button>
      </Stack>
    </form>
  )
}

/** GOV.UK's pattern: all problems at the head with the way to each field, the focus there, and a marked title. */
export function Summary({ errors, failures }: { errors: readonly SummarisedError[]; failures: number }) {
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    if (failures > 0) summary.current?.focus()
  }, [failures])
  const failing = errors.length > 0
  useEffect(() => {
    if (!failing) return
    const title = document.title
    document.title = `Error: ${title}`
    return () => {
      document.title = title
    }
  }, [failing])
  return <ErrorSummary ref={summary} errors={errors} />
}
