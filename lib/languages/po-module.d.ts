declare module '*.po' {
  const catalogue: Readonly<Record<string, string>>;
  export default catalogue;
}
