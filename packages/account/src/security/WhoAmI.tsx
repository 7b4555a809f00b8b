import { icons } from '@baize/api/calls'
import { useApiQuery, useSession } from '@baize/site'
import { Button, Card, Inline, Stack, Text } from '@baize/ui'
import { AccountIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import * as css from './Security.css.ts'

/** The image and the names of the account that is signed in. */
export function WhoAmI({ onEdit }: { onEdit: () => void }) {
  const { t } = useLingui()
  const { member } = useSession()
  const read = useApiQuery(icons, {})
  const picture = read.data?.icons.find(({ id }) => id === read.data?.current)
  return (
    <Card as="section" surface="raised">
      <Inline space="md" align="between">
        <div className={css.who}>
          {picture ? (
            <img className={css.face} src={picture.url} alt="" />
          ) : (
            <span className={css.face} aria-hidden="true">
              <AccountIcon size={32} />
            </span>
          )}
          <div className={css.names}>
            <Stack space="none">
              <Text size="lg" weight="strong">
                <bdi>{member?.nickname || member?.account}</bdi>
              </Text>
              <Text size="sm" tone="muted">
                <bdi>{member?.account}</bdi>
              </Text>
            </Stack>
          </div>
        </div>
        <Button variant="outline" tone="neutral" onClick={onEdit}>
          {t({ message: 'Profile', context: 'button: opens the profile' })}
        </Button>
      </Inline>
    </Card>
  )
}
