import { Box, Button, CopyField, DateTime, Inline, KeyValueList, QrCode, Stack } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Form } from '../form/Form.tsx'
import type { FieldLook } from '../form/kinds/look.ts'
import { moreKinds } from '../form/kinds/moreKinds.ts'
import type { SubmitRefusal } from '../form/values.ts'
import { DonePanel } from '../money/DonePanel.tsx'
import { sendRenamed } from '../money/sending.ts'
import { type AccountRate, type AccountType, formField } from '../open-account/account.ts'
import { useAccountTypes } from '../open-account/useAccountTypes.ts'
import { useRateLooks } from '../open-account/useRateLooks.ts'
import {
  choicesOfUses,
  dayChoices,
  type InviteLink,
  type InviteRequest,
  inviteFields,
  inviteRequest,
  inviteStart,
} from './invite.ts'
import { TemplateBar } from './TemplateBar.tsx'
import type { InviteTemplates } from './template.ts'

export interface InviteLinkFormProps<Link extends InviteLink = InviteLink> {
  /**
   * Makes the link. Returns it, or returns or throws why not. The caller keeps one idempotency key a body until there is
   * a definite response.
   */
  onSubmit: (body: InviteRequest) => Promise<Link | SubmitRefusal> | Link | SubmitRefusal
  /** The text of an error that a request threw and that names no field. */
  explain?: (error: unknown) => string | undefined
  /** Rates that may be offered to members who register by the link. @default none */
  rates?: readonly AccountRate[]
  /** Templates to fill the form from. @default there are none */
  templates?: InviteTemplates
  /** What kind of account is chosen at first. @default 'member' */
  accountType?: AccountType
  /** What is shown of the link, once it is made. @default its address, code and end */
  result?: (link: Link) => ReactNode
  /** The way on, once the link is made. */
  next?: ReactNode
}

const none: readonly never[] = []

/** What a new link opens, how often and how long; then the link with its code for phones. */
export function InviteLinkForm<Link extends InviteLink>({
  onSubmit,
  explain,
  rates = none,
  templates,
  accountType = 'member',
  result,
  next,
}: InviteLinkFormProps<Link>) {
  const { t } = useLingui()
  const types = useAccountTypes()
  const [link, setLink] = useState<Link>()
  const looks: Record<string, FieldLook> = {
    accountType: types,
    maxUses: {
      label: t({ message: 'Maximum uses', context: 'label: how often a link works' }),
      options: choicesOfUses.map((value) => {
        const times = Number(value)
        return {
          value,
          label: t({
            message: plural(times, { one: '# time', other: '# times' }),
            context: 'how often a link works',
          }),
        }
      }),
    },
    expiresInDays: {
      label: t({ message: 'Valid for', context: 'label: how many days a link works' }),
      options: dayChoices.map((value) => {
        const days = Number(value)
        return {
          value,
          label: t({
            message: plural(days, { one: '# day', other: '# days' }),
            context: 'how long a link works',
          }),
        }
      }),
    },
    ...useRateLooks(rates),
    campaign: {
      label: t({ message: 'Campaign', context: 'label: name of what a link is for' }),
      hint: t`A name under which you find the link’s figures again.`,
    },
    note: {
      label: t({ message: 'Note', context: 'label of a form field' }),
      hint: t`Only you see this. For example, who the link is for or where you shared it.`,
    },
  }

  function make(body: InviteRequest): Promise<SubmitRefusal | undefined> {
    return sendRenamed(
      async () => {
        const answer = await onSubmit(body)
        if (!('url' in answer)) return answer
        setLink(answer)
        return undefined
      },
      body,
      formField,
    )
  }

  return (
    <Form
      fields={inviteFields(rates)}
      looks={looks}
      kinds={moreKinds}
      draftKey="invite"
      initial={inviteStart(accountType, rates)}
      beforeFields={templates && <TemplateBar templates={templates} rates={rates} />}
      submitLabel={t({ message: 'Create link', context: 'button' })}
      explain={explain}
      onSubmit={(values) => make(inviteRequest(values))}
      done={(_, again) =>
        link && (
          <DonePanel
            title={t({ message: 'Link to share', context: 'heading' })}
            details={result ? result(link) : <MadeLink link={link} />}
            actions={
              <>
                <Button variant="soft" tone="neutral" onClick={again}>
                  {t({ message: 'Create another link', context: 'button: make one more link' })}
                </Button>
                {next}
              </>
            }
          />
        )
      }
    />
  )
}

function MadeLink({ link }: { link: InviteLink }) {
  const { t } = useLingui()
  return (
    <Stack space="md">
      <CopyField label={t({ message: 'Address', context: 'label: address of a link' })} value={link.url} />
      <Inline align="center">
        <QrCode value={link.url} label={t`QR code of the link`} />
      </Inline>
      <Box surface="sunken" radius="medium" padding="md">
        <KeyValueList
          items={[
            {
              id: 'code',
              label: t({ message: 'Code', context: 'column: code of a link' }),
              value: <bdi>{link.code}</bdi>,
            },
            {
              id: 'expires',
              label: t({ message: 'Valid until', context: 'end of a link' }),
              value: <DateTime value={link.expiresAt} />,
            },
          ]}
        />
      </Box>
    </Stack>
  )
}
