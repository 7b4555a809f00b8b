import { isLocale, localeEntry } from '@baize/i18n'
import { isolated } from '@baize/i18n/format'
import { usePermission } from '@baize/site'
import { Card, Heading, Stack, Timeline } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ConsentText } from './ConsentText.tsx'
import type { ContractDetail } from './contract.ts'
import { partLevel, type TitleLevel } from './levels.ts'
import { shownVersion } from './shownVersion.ts'

const actions: Readonly<Record<string, MessageDescriptor>> = {
  offered: msg({ message: 'Offered', context: 'step of a contract' }),
  accepted: msg({ message: 'Accepted', context: 'step of a contract' }),
  rejected: msg({ message: 'Rejected or withdrawn', context: 'step of a contract' }),
  expired: msg({ message: 'Not answered in time', context: 'step of a contract' }),
  terminationRequested: msg({ message: 'Termination requested', context: 'step of a contract' }),
  terminationAgreed: msg({ message: 'Termination agreed', context: 'step of a contract' }),
  terminationRefused: msg({ message: 'Termination declined or withdrawn', context: 'step of a contract' }),
  newVersion: msg({ message: 'Replaced by a new version', context: 'why a contract ends' }),
  terminated: msg({ message: 'Ended by agreement', context: 'step of a contract' }),
  uplineRateLowered: msg({ message: 'The upline’s own share was reduced', context: 'why a contract ends' }),
  uplineContractEnded: msg({ message: 'The upline’s own contract ended', context: 'why a contract ends' }),
}

/** Steps that said no, or had no effect. */
const refusals: ReadonlySet<string> = new Set(['rejected', 'expired', 'terminationRefused'])

/** The record of consent: who did what and when, which text was agreed to and in which language it was read. */
export function ContractHistory({ history, level }: Pick<ContractDetail, 'history'> & { level: TitleLevel }) {
  const { t, i18n } = useLingui()
  const { brandName } = usePermission()
  const title = t({ message: 'Record of consent', context: 'heading: history of a contract' })
  return (
    <Card as="section" padding="lg">
      <Stack space="md">
        <Heading level={partLevel[level]} size="group">
          {title}
        </Heading>
        <Timeline
          label={title}
          steps={history.map(({ action, account, at, textVersion, language }, index) => {
            const known = Object.hasOwn(actions, action) ? actions[action] : undefined
            const who = account ?? brandName
            const read = language === null ? '' : languageName(language)
            return {
              id: String(index),
              title: known ? i18n._(known) : action,
              state: refusals.has(action) ? 'failed' : 'done',
              at,
              reason:
                textVersion === null
                  ? t({ message: `By ${{ who: isolated(who) }}`, context: 'step of a contract: who did it' })
                  : t({
                      message: `By ${{ who: isolated(who) }}, who agreed to the text (version ${{ textVersion: shownVersion(textVersion) }}), shown in ${read}`,
                      context: 'step of a contract: consent',
                    }),
            }
          })}
        />
        {history.map(({ textVersion, language, at }) =>
          textVersion === null || language === null ? null : (
            <ConsentText key={at} version={textVersion} language={language} below={partLevel[level]} />
          ),
        )}
      </Stack>
    </Card>
  )
}

/** The name of a language, in itself. */
function languageName(tag: string): string {
  return isLocale(tag) ? localeEntry(tag).nativeName : tag
}
