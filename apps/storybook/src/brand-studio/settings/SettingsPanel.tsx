import { Accordion, Badge, Stack, Text } from '@baize/ui'
import { useMemo } from 'react'
import type { StudioState } from '../studio-state.ts'
import type { StudioActs } from '../useStudio.ts'
import { ContactSettings } from './ContactSettings.tsx'
import { IdentitySettings } from './IdentitySettings.tsx'
import { LanguageSettings } from './LanguageSettings.tsx'
import { LicenceSettings } from './LicenceSettings.tsx'
import { countOf, type Problems } from './problems.ts'
import { RuleSettings } from './RuleSettings.tsx'
import type { SettingsProps } from './settings-props.ts'

interface SettingsPanelProps {
  state: StudioState
  problems: Problems
  acts: StudioActs
}

/** Everything that `brand.json` says, with what `brand check` says of it at each field. */
export function SettingsPanel({ state, problems, acts }: SettingsPanelProps) {
  const { settings } = state.work.brand
  const props = useMemo<SettingsProps>(
    () => ({ settings, problems, set: acts.set, rename: acts.rename }),
    [settings, problems, acts],
  )
  const part = (id: string, title: string, count: number, content: React.ReactNode) => ({
    id,
    title: (
      <>
        {title} {count > 0 && <Badge tone="critical">{count} to mend</Badge>}
      </>
    ),
    content,
  })
  const known = ['name', 'merchantCode', 'languages', 'defaultLanguage', 'licence', 'contacts']
  const rules = ['policyProfile', 'minimumAge', 'currency']
  const others = [...problems].filter(
    ([path]) => ![...known, ...rules, 'assets', 'fonts'].includes(path.split('.')[0] ?? ''),
  )
  return (
    <Stack space="sm">
      <Text tone="muted" size="sm">
        These are the settings of brand.json. They can be saved while some are still to be mended; the brand
        cannot be built until all of them are.
      </Text>
      {others.map(([path, problem]) => (
        <Text key={path} tone="critical" size="sm">
          {path}: {problem}
        </Text>
      ))}
      <Accordion
        multiple
        defaultValue={['identity', 'languages']}
        items={[
          part(
            'identity',
            'Name',
            countOf(problems, 'name', 'merchantCode'),
            <IdentitySettings {...props} />,
          ),
          part(
            'languages',
            'Languages',
            countOf(problems, 'languages', 'defaultLanguage'),
            <LanguageSettings {...props} />,
          ),
          part('licence', 'Licence line', countOf(problems, 'licence'), <LicenceSettings {...props} />),
          part('contacts', 'Contacts', countOf(problems, 'contacts'), <ContactSettings {...props} />),
          part('rules', 'Rules and currency', countOf(problems, ...rules), <RuleSettings {...props} />),
        ]}
      />
    </Stack>
  )
}
