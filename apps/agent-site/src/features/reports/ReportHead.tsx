import { type DayRange, Heading, Inline, Stack, Text } from '@baize/ui'
import type { ReactNode } from 'react'
import { Freshness } from '../../shared/parts/Freshness.tsx'
import { PrintPeriod } from '../../shared/print/PrintPeriod.tsx'

export interface ReportHeadProps {
  /** Its title; left out where the page says it above its tabs. */
  title?: string
  /** What the report shows, in a sentence. */
  about: string
  range: DayRange
  asOf: string | undefined
  /** The choice of the period. */
  period: ReactNode
  read: { readonly isFetching: boolean; readonly isError: boolean; refetch(): unknown }
}

/** A report's title, content and time; in print its days too. */
export function ReportHead({ title, about, range, asOf, period, read }: ReportHeadProps) {
  return (
    <Stack space="2xs">
      <Inline align="between" space="sm">
        {title !== undefined && <Heading level={1}>{title}</Heading>}
        {period}
      </Inline>
      <Inline align="between" space="sm">
        <Text size="sm" tone="muted">
          {about}
        </Text>
        <Freshness
          asOf={asOf}
          reading={read.isFetching}
          failed={read.isError}
          onRefresh={() => void read.refetch()}
        />
      </Inline>
      <PrintPeriod range={range} />
    </Stack>
  )
}
