import { Alert, Button, Heading, type PhoneCountry, type SelectOption, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { RegisterRules } from '../compiler/index.ts'
import { Form } from '../form/Form.tsx'
import { FormField } from '../form/FormField.tsx'
import type { FieldLook } from '../form/kinds/look.ts'
import type { SentValues, SubmitRefusal } from '../form/values.ts'
import { LockedFacts } from './LockedFacts.tsx'
import {
  type Profile,
  type ProfileChanges,
  type ProfileFieldName,
  type ProfileGroup,
  profileChanges,
  profileFields,
  profileGroups,
  profileStart,
  SAME_ADDRESS,
} from './profileFields.ts'

export interface ProfileFormProps {
  /** The platform's rules for the fields, of the shape of its register settings; what they do not enable is not shown. */
  rules: RegisterRules
  /** What is there already. */
  profile: Profile
  /** Lists from which fields are chosen, such as nationalities and occupations. @default all are typed */
  options?: Readonly<Partial<Record<ProfileFieldName, readonly SelectOption[]>>>
  /** Countries whose telephone numbers are taken. @default a number without a country */
  countries?: readonly PhoneCountry[]
  /** The last date of birth that is old enough, as `YYYY-MM-DD`. @default the platform decides */
  latestBirthday?: string
  /** Address of customer service, for what cannot be changed here. */
  serviceHref?: string
  /** Saves what has changed, and only that; an empty text removes the value. Refusals name the fields. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that returns nothing is the common, successful case.
  onSubmit: (changes: ProfileChanges) => Promise<SubmitRefusal | void>
  /** The text of an error that names no field. */
  explain?: (error: unknown) => string | undefined
  /** Continues after it was saved: the caller loads the profile again. */
  onDone?: () => void
}

/** The user's own details. Fixed ones are shown read-only. */
export function ProfileForm({
  rules,
  profile,
  options = {},
  countries,
  latestBirthday,
  serviceHref,
  onSubmit,
  explain,
  onDone,
}: ProfileFormProps) {
  const { t } = useLingui()
  const values = Object.fromEntries(
    Object.entries(options).map(([name, list]) => [name, list.map(({ value }) => value)]),
  )
  const fields = profileFields(rules, profile, { options: values, latestBirthday })
  const looks = useLooks(options, countries)
  const has = new Set(fields.map(({ name }) => name))

  async function submit(sent: SentValues) {
    const changes = profileChanges(profile, fields, sent)
    if (Object.keys(changes).length > 0) return onSubmit(changes)
    return { formProblem: t`No changes to save.` }
  }

  const groups = Object.entries(profileGroups) as unknown as [ProfileGroup, readonly ProfileFieldName[]][]
  const titles = useGroupTitles()
  return (
    <Stack space="lg">
      <LockedFacts profile={profile} serviceHref={serviceHref} />
      <Form
        fields={fields}
        looks={looks}
        initial={profileStart(profile)}
        submitLabel={t({ message: 'Save', context: 'button' })}
        onSubmit={submit}
        explain={explain}
        done={(_sent, again) => (
          <Stack space="md">
            <Alert tone="positive">{t`Your profile is saved.`}</Alert>
            <Button fullWidth size="large" onClick={onDone ?? again}>
              {t({ message: 'Continue', context: 'button: goes on after something was done' })}
            </Button>
          </Stack>
        )}
      >
        {groups.map(([group, names]) => {
          const shown = names.filter((name) => has.has(name))
          if (shown.length === 0) return null
          return (
            <Stack key={group} as="section" space="md">
              <Heading level={3} size="item">
                {titles[group]}
              </Heading>
              {shown.map((name) => (
                <Stack key={name} space="md">
                  {name === 'currentAddress' && <FormField name={SAME_ADDRESS} {...looks[SAME_ADDRESS]} />}
                  <FormField name={name} {...looks[name]} />
                </Stack>
              ))}
            </Stack>
          )
        })}
      </Form>
    </Stack>
  )
}

function useLooks(
  options: NonNullable<ProfileFormProps['options']>,
  countries: readonly PhoneCountry[] | undefined,
): Readonly<Record<string, FieldLook>> {
  const { t } = useLingui()
  const placeholder = t({ message: 'Choose', context: 'in an empty selection' })
  return {
    ...Object.fromEntries(
      Object.entries(options).map(([name, list]) => [name, { options: list, placeholder }]),
    ),
    payeeName: { hint: t`As it appears on your bank account. You can’t change it here once it is saved` },
    birthday: { hint: t`You can’t change it here once it is saved` },
    ...(countries ? { mobileNum: { countries } } : {}),
    [SAME_ADDRESS]: {
      label: t({ message: 'Same as my permanent address', context: 'label of a box' }),
    },
  }
}

function useGroupTitles(): Readonly<Record<ProfileGroup, string>> {
  const { t } = useLingui()
  return {
    person: t({ message: 'About you', context: 'heading in a profile' }),
    contact: t({ message: 'How to reach you', context: 'heading in a profile' }),
    address: t({ message: 'Where you live', context: 'heading in a profile' }),
    bank: t({ message: 'Your bank', context: 'heading in a profile' }),
  }
}
