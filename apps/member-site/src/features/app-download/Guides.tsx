import { Heading, Inline, LinkButton, Stack, Tabs, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { paths } from '../../shared/paths.ts'
import * as css from './AppDownload.css.ts'
import type { App } from './AppDownload.tsx'
import { guides, systemNames } from './guides.ts'
import { StepArt } from './StepArt.tsx'

export interface GuidesProps {
  systems: readonly App['system'][]
  device: 'ios' | 'android' | null
}

/** How each app is installed, step by step; `?guide=` names the device. */
export function Guides({ systems, device }: GuidesProps) {
  const { t, i18n } = useLingui()
  const [search, setSearch] = useSearchParams()
  const title = t({ message: 'How to install', context: 'heading' })
  return (
    <Stack space="md" as="section">
      <Heading level={2}>{title}</Heading>
      <Tabs
        label={title}
        value={search.get('guide') ?? device ?? 'ios'}
        onValueChange={(guide) => setSearch({ guide }, { replace: true })}
        tabs={systems.map((system) => ({
          id: system,
          label: i18n._(systemNames[system]),
          content: (
            <Stack space="md">
              <ol className={css.steps}>
                {guides[system].map(({ picture, text }) => (
                  <li className={css.step} key={picture}>
                    <StepArt picture={picture} />
                    <Text>{i18n._(text)}</Text>
                  </li>
                ))}
              </ol>
              <Inline>
                <LinkButton
                  href={`${paths.help}#${system === 'android' ? 'android' : 'ios'}`}
                  variant="outline"
                  tone="neutral"
                >
                  {t({ message: 'More in the help centre', context: 'link' })}
                </LinkButton>
              </Inline>
            </Stack>
          ),
        }))}
      />
    </Stack>
  )
}
