/** The brand's mark and name, as one picture; the mark alone on a phone, where the balance needs the room. */
export function Logo({ name }: { name: string }) {
  return (
    <picture>
      <source media="(max-width: 639.98px)" srcSet="/brand/favicon.svg" width={32} height={32} />
      <img src="/brand/logo.svg" alt={name} width={116} height={32} />
    </picture>
  )
}
