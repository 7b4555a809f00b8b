import { Stack, Text } from '@baize/ui'
import type { ReactNode } from 'react'

/** A cell of a file, and its error. */
export function Cell({ problem, children }: { problem: string | undefined; children: ReactNode }) {
  if (problem === undefined) return children
  return (
    <Stack space="2xs">
      {children}
      <Text size="sm" tone="critical">
        {problem}
      </Text>
    </Stack>
  )
}
