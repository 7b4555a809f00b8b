import { Box, Heading, Inline, type KeyValue, KeyValueList, Stack, Text } from '@baize/ui'
import { CheckIcon } from '@baize/ui/icons'
import type { ReactNode } from 'react'
import * as css from './DonePanel.css.ts'

export interface DonePanelProps {
  /** What happened. */
  title: string
  /** What happens next. */
  children?: ReactNode
  /** What was accepted, fact by fact. */
  facts?: readonly KeyValue[]
  /** What there is to take along: a link, a password. */
  details?: ReactNode
  /** The next step: buttons and links. */
  actions?: ReactNode
}

/** What replaces an accepted form: what happened, what happens next, where to continue. */
export function DonePanel({ title, children, facts = [], details, actions }: DonePanelProps) {
  return (
    <Stack space="lg">
      <div className={css.head}>
        <span aria-hidden="true" className={css.mark}>
          <CheckIcon size={32} />
        </span>
        <Heading level={3} size="group">
          {title}
        </Heading>
        {children !== undefined && (
          <Text as="div" tone="secondary">
            {children}
          </Text>
        )}
      </div>
      {facts.length > 0 && (
        <Box surface="sunken" radius="medium" padding="md">
          <KeyValueList items={facts} />
        </Box>
      )}
      {details}
      {actions !== undefined && (
        <Inline align="center" space="xs">
          {actions}
        </Inline>
      )}
    </Stack>
  )
}
