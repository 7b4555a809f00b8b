import {
  addSubUser,
  changeSubUser,
  removeSubUserAuthenticator,
  requireSubUserAuthenticator,
  resetSubUserPassword,
  subUsers,
} from '@baize/api/calls'
import { isolated } from '@baize/i18n/format'
import { useCall } from '@baize/site'
import { PopupDialog, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { SubUserForm } from './SubUserForm.tsx'
import type { SubUser } from './subUser.ts'

/** Which form is open over the page, and of which sub-user. */
export type SubUserDialog =
  | { readonly form: 'add' }
  | { readonly form: 'change' | 'password' | 'authenticator'; readonly subUser: SubUser }
  | { readonly form: 'requirement'; readonly required: boolean }

interface FormProps {
  readonly onDone: () => void
}

/** The forms about sub-users, over the page. */
export function SubUserDialogs({ dialog, onClose }: { dialog: SubUserDialog | null; onClose: () => void }) {
  const { t } = useLingui()
  if (dialog === null) return null
  const name = 'subUser' in dialog ? isolated(dialog.subUser.account) : ''
  const title = {
    add: t({ message: 'Add a sub-user', context: 'title of a dialog' }),
    change: t({ message: `Permission of ${name}`, context: 'title of a dialog: a sub-user' }),
    password: t({ message: `Reset the password of ${name}`, context: 'title of a dialog: a sub-user' }),
    authenticator: t({
      message: `Remove the authenticator app of ${name}`,
      context: 'title of a dialog: a sub-user',
    }),
    requirement:
      'required' in dialog && !dialog.required
        ? t({ message: 'Make the authenticator app optional', context: 'title of a dialog: of sub-users' })
        : t({ message: 'Require an authenticator app', context: 'title of a dialog: of sub-users' }),
  }[dialog.form]
  return (
    <PopupDialog open label={title} title={title} onClose={onClose}>
      {dialog.form === 'add' && <Add onDone={onClose} />}
      {dialog.form === 'change' && <Change subUser={dialog.subUser} onDone={onClose} />}
      {dialog.form === 'password' && <ResetPassword subUser={dialog.subUser} onDone={onClose} />}
      {dialog.form === 'authenticator' && <RemoveApp subUser={dialog.subUser} onDone={onClose} />}
      {dialog.form === 'requirement' && <Requirement required={dialog.required} onDone={onClose} />}
    </PopupDialog>
  )
}

function Add({ onDone }: FormProps) {
  const { t } = useLingui()
  const adding = useCall(addSubUser, {
    intent: ({ body }) => `${body.username} ${body.permission}`,
    invalidates: [subUsers],
  })
  return (
    <SubUserForm
      asked={['username', 'password', 'permission']}
      note={t`Sub-users work in your account with their own name and password. You see what they do in the action log.`}
      submitLabel={t({ message: 'Add sub-user', context: 'button' })}
      onSubmit={async (body) => {
        await adding.mutateAsync({ body })
        toast({ message: t`Sub-user ${{ name: isolated(body.username) }} added.` })
        onDone()
      }}
    />
  )
}

function Change({ subUser, onDone }: FormProps & { subUser: SubUser }) {
  const { t } = useLingui()
  const change = useCall(changeSubUser, { invalidates: [subUsers] })
  return (
    <SubUserForm
      asked={['permission']}
      permission={subUser.permission}
      note={
        subUser.disabled
          ? t`This enables the sub-user again. It signs in with the password that it had.`
          : t`The new permission applies right away.`
      }
      submitLabel={
        subUser.disabled
          ? t({ message: 'Enable', context: 'button: a sub-user' })
          : t({ message: 'Save', context: 'button: permission of a sub-user' })
      }
      onSubmit={async ({ permission, paymentPassword }) => {
        await change.mutateAsync({ params: { id: subUser.id }, body: { permission, paymentPassword } })
        toast({ message: subUser.disabled ? t`Sub-user enabled.` : t`Permission saved.` })
        onDone()
      }}
    />
  )
}

function ResetPassword({ subUser, onDone }: FormProps & { subUser: SubUser }) {
  const { t } = useLingui()
  const reset = useCall(resetSubUserPassword, { invalidates: [subUsers] })
  return (
    <SubUserForm
      asked={['password']}
      note={t`This signs them out everywhere.`}
      submitLabel={t({ message: 'Reset password', context: 'button: of a sub-user' })}
      onSubmit={async ({ password, paymentPassword }) => {
        await reset.mutateAsync({ params: { id: subUser.id }, body: { password, paymentPassword } })
        toast({ message: t`Password reset.` })
        onDone()
      }}
    />
  )
}

function RemoveApp({ subUser, onDone }: FormProps & { subUser: SubUser }) {
  const { t } = useLingui()
  const removal = useCall(removeSubUserAuthenticator, { invalidates: [subUsers] })
  return (
    <SubUserForm
      asked={[]}
      note={t`For a lost phone. This signs them out everywhere; until they connect an app again, they sign in with the password alone.`}
      submitLabel={t({ message: 'Remove app', context: 'button: authenticator app of a sub-user' })}
      onSubmit={async ({ paymentPassword }) => {
        await removal.mutateAsync({ params: { id: subUser.id }, body: { paymentPassword } })
        toast({ message: t`Authenticator app removed.` })
        onDone()
      }}
    />
  )
}

function Requirement({ required, onDone }: FormProps & { required: boolean }) {
  const { t } = useLingui()
  const requirement = useCall(requireSubUserAuthenticator, { invalidates: [subUsers] })
  return (
    <SubUserForm
      asked={[]}
      note={
        required
          ? t`Sub-users without an app can do nothing else until they connect one, those signed in now included.`
          : t`Sub-users who have connected an app keep signing in with it. They may remove it.`
      }
      submitLabel={
        required
          ? t({ message: 'Require it', context: 'button: authenticator app of sub-users' })
          : t({ message: 'Make optional', context: 'button: authenticator app of sub-users' })
      }
      onSubmit={async ({ paymentPassword }) => {
        await requirement.mutateAsync({ body: { required, paymentPassword } })
        toast({ message: required ? t`Authenticator app required.` : t`Authenticator app optional.` })
        onDone()
      }}
    />
  )
}
