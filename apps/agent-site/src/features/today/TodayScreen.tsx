import { agentDay } from '@baize/api/calls'
import { Loaded, lazyScreen, useApiQuery, useMay } from '@baize/site'
import { Button, Heading, Inline, Stack, Text } from '@baize/ui'
import { SystemIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Changes } from './Changes.tsx'
import { FrozenDownlines } from './FrozenDownlines.tsx'
import { NextSettlement } from './NextSettlement.tsx'
import * as css from './Today.css.ts'
import { ToPay } from './ToPay.tsx'
import { WaitingList } from './WaitingList.tsx'

/** A form is as heavy as the rest of the page. */
const AlertSettingsDialog = lazyScreen(
  () => import('./AlertSettingsDialog.tsx').then((chunk) => chunk.AlertSettingsDialog),
  'silent',
)

/** The page after sign-in: what waits for the agent, what is to be paid, and what happened meanwhile. */
export function TodayScreen() {
  const { t } = useLingui()
  const may = useMay()
  const [choosing, setChoosing] = useState(false)
  const read = useApiQuery(agentDay, {})
  return (
    <Stack space="lg">
      <Inline align="between" space="sm">
        <Stack space="2xs">
          <Heading level={1}>{t({ message: 'Today', context: 'page of the agent centre' })}</Heading>
          <Text tone="muted">{t`What needs your attention, what is due and what is new.`}</Text>
        </Stack>
        {may('full') && (
          <Button
            variant="soft"
            icon={<SystemIcon size={18} />}
            aria-haspopup="dialog"
            onClick={() => setChoosing(true)}
          >
            {t({ message: 'Alert settings', context: 'button: settings of messages about them' })}
          </Button>
        )}
      </Inline>
      <div className={css.columns}>
        <WaitingList />
        <Loaded read={read} lines={8}>
          {(day) => (
            <Stack space="lg">
              <ToPay day={day} />
              <NextSettlement />
              <FrozenDownlines frozen={day.frozen} />
            </Stack>
          )}
        </Loaded>
      </div>
      {read.data && <Changes changes={read.data.changes} />}
      {choosing && <AlertSettingsDialog onClose={() => setChoosing(false)} />}
    </Stack>
  )
}
