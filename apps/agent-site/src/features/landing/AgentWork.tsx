import { BrandLogo, licenceIn } from '@baize/site'
import { Heading, Text } from '@baize/ui'
import { QrIcon, SendIcon, TeamIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import * as css from './Landing.css.ts'

/** What agents do here, on the brand's table cloth. */
export function AgentWork({ brandName }: { brandName: string }) {
  const { t, i18n } = useLingui()
  const licence = licenceIn(i18n.locale)
  return (
    <header className={css.cloth}>
      <BrandLogo name={brandName} />
      <div className={css.words}>
        <Heading level={1} size="display">
          {t({ message: 'Agent centre', context: 'title of the agents’ site' })}
        </Heading>
        <Text size="lg" tone="inherit">
          {t`Your whole team in one place, in real time.`}
        </Text>
        <ul className={css.points}>
          <Point icon={<TeamIcon size={20} />} title={t`See your team’s figures`}>
            {t`Balances, deposits, stakes and results, for any period.`}
          </Point>
          <Point icon={<QrIcon size={20} />} title={t`Open accounts by link`}>
            {t`Share a link or QR code. You decide how often and how long it works.`}
          </Point>
          <Point icon={<SendIcon size={20} />} title={t`Send money to your team`}>
            {t`See both balances before you send and on the receipt.`}
          </Point>
        </ul>
      </div>
      <p className={css.small}>
        <Text as="span" size="sm" tone="inherit">
          {t`For ${brandName} agents only. Every sign-in and transfer is recorded.`} {licence}
        </Text>
      </p>
    </header>
  )
}

function Point({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className={css.point}>
      <span className={css.pointIcon} aria-hidden>
        {icon}
      </span>
      <div>
        <Text weight="strong" tone="inherit">
          {title}
        </Text>
        <div className={css.muted}>
          <Text size="sm" tone="inherit">
            {children}
          </Text>
        </div>
      </div>
    </li>
  )
}
