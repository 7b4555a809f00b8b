import { bankAccounts, icons, memberInfo, profile, securityCentre, updateProfile } from '@baize/api/calls'
import { ProfileForm } from '@baize/forms'
import {
  Loaded,
  useApiQuery,
  useCall,
  useExplain,
  useInvalidate,
  usePermission,
  usePlatform,
} from '@baize/site'
import { Alert, Card, Heading, Stack } from '@baize/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { usePhoneCountries } from '../countries/usePhoneCountries.ts'
import { brandDay } from '../records/period.ts'
import { Faces } from './Faces.tsx'
import { ViewFrame } from './ViewFrame.tsx'
import { useSecurityPlace } from './views.ts'

/** What a user says about themselves, and the image beside their name. */
export function ProfileView() {
  const { t } = useLingui()
  const { back } = useSecurityPlace()
  const { client } = usePlatform()
  const invalidate = useInvalidate()
  const update = useCall(updateProfile)
  const { customerService, gmtOffsetMinutes, minimumAge } = usePermission()
  const explain = useExplain()
  const { countries } = usePhoneCountries()
  const known = useApiQuery(profile, {})
  const pictures = useApiQuery(icons, {})
  const today = brandDay(client.now(), gmtOffsetMinutes)
  const service = customerService[0]?.path
  return (
    <ViewFrame title={t({ message: 'Profile', context: 'page title' })} onBack={back}>
      <Card as="section">
        <Stack space="md">
          <Heading level={2} size="group">
            {t({ message: 'Profile picture', context: 'heading' })}
          </Heading>
          <Loaded read={pictures} lines={2}>
            {(found) => <Faces {...found} />}
          </Loaded>
        </Stack>
      </Card>
      <Card as="section">
        <Stack space="md">
          <Heading level={2} size="group">
            {t({ message: 'Your details', context: 'heading' })}
          </Heading>
          <Loaded read={known} lines={8}>
            {(person) => (
              <Stack space="md">
                {!person.values.birthday && (
                  <Alert tone="info">
                    <Trans>
                      You must be at least {minimumAge}. You can’t change your date of birth once it is saved.
                    </Trans>
                  </Alert>
                )}
                <ProfileForm
                  rules={person.rules}
                  profile={person}
                  {...(countries.length > 0 ? { countries } : {})}
                  latestBirthday={`${Number(today.slice(0, 4)) - minimumAge}${today.slice(4)}`}
                  {...(service ? { serviceHref: service } : {})}
                  onSubmit={async (body) => {
                    await update.mutateAsync({ body })
                  }}
                  explain={explain}
                  onDone={() => invalidate(profile, memberInfo, securityCentre, bankAccounts)}
                />
              </Stack>
            )}
          </Loaded>
        </Stack>
      </Card>
    </ViewFrame>
  )
}
