import { Heading, PasswordField } from '@baize/ui'

export default function Home() {
  return (
    <>
      <Heading level={1}>Home</Heading>
      <PasswordField label="Password" />
    </>
  )
}
