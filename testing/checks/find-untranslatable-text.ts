/**
 * Finds text in components that breaks when the browser translates the page: Chrome replaces text nodes, and React then
 * fails to insert before one, to remove or to change it (docs/decisions/200-changing-text-is-alone-in-its-element.md).
 * Text is safe as the only child of its element, because React then sets the element's `textContent`. Constant text
 * beside other children is unsafe too, because React reuses the elements for the next answer. An expression of unknown
 * value is text.
 */
import { parse } from '@babel/parser';

export type SourceFile = { file: string; code: string };

type SyntaxNode = { type: string; start: number; end: number; loc: { start: { line: number } } };

/** The fields of syntax nodes that are read here; a node's type determines which it has. */
type Fields = SyntaxNode &
  Partial<Record<Part, SyntaxNode>> & { value?: unknown; name?: unknown; operator?: string };
type Part = (typeof parts)[number];
const parts = [
  'argument',
  'alternate',
  'body',
  'callee',
  'consequent',
  'expression',
  'id',
  'init',
  'key',
  'left',
  'openingElement',
  'property',
  'right',
  'typeAnnotation',
  'typeName',
] as const;

/** The possible values of a child. The siblings of `loose text` are unknown. */
type Kind = 'text' | 'element' | 'loose text' | 'children' | 'nothing';
type Child = { kind: Kind; node: SyntaxNode };

type Scope = {
  nodes: readonly SyntaxNode[];
  /** Names of props that are elements in every declaration. */
  elementProps: ReadonlySet<string>;
};

/** One line per finding: file, line, and the text or expression. */
export function findUntranslatableText(sources: readonly SourceFile[]): string[] {
  const parsed = sources.map(({ file, code }) => {
    const tree = parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
    return { file, code, nodes: nodesIn(tree.program as unknown as SyntaxNode) };
  });
  const elementProps = elementPropsOf(parsed.flatMap(({ nodes }) => nodes));
  const placing = new Set(['Fragment']);
  for (const { nodes } of parsed)
    for (const name of componentsPlacingChildren({ nodes, elementProps })) placing.add(name);
  return parsed.flatMap(({ file, code, nodes }) =>
    nodes
      .flatMap((node) => unsafeChildrenOf(node, { nodes, elementProps }, placing))
      .map(({ node: { start, end, loc } }) => {
        const words = code.slice(start, end).trim().split(/\s+/).join(' ');
        return `${file}:${loc.start.line}: ${words.slice(0, 60)}`;
      }),
  );
}

const isText = (kind: Kind) => kind.endsWith('text');
const isLoose = ({ kind }: Child) => kind === 'loose text';

function unsafeChildrenOf(node: Fields, scope: Scope, placing: ReadonlySet<string>): Child[] {
  if (node.type === 'JSXElement') {
    const children = childrenOf(node);
    const found = children.flatMap((child) => read(child, scope));
    const isSafe = children.length === 1 && !placing.has(nameOf(node));
    return found.filter((child) => isLoose(child) || (isText(child.kind) && !isSafe));
  }
  // The component that renders a prop with nodes may place siblings beside them.
  if (node.type === 'JSXAttribute') {
    const { expression } = (node.value ?? {}) as Fields;
    return expression ? read(expression, scope).filter(isLoose) : [];
  }
  // A component's return value becomes a child of its parent.
  if (!isComponent(node)) return [];
  return returnedBy(node)
    .flatMap((value) => read(value, scope))
    .filter(({ kind }) => isText(kind));
}

/** Components that render their children beside other nodes or pass them on: text among them gets siblings. */
function componentsPlacingChildren(scope: Scope): string[] {
  return scope.nodes.filter(isComponent).flatMap((component) => {
    const inner = nodesIn(component);
    const isChildren = (child: SyntaxNode) =>
      read(child, scope).some(({ kind }) => kind === 'children');
    const isPlacing =
      returnedBy(component).some(isChildren) ||
      inner.some(
        (node) =>
          node.type === 'JSXElement' &&
          (childrenOf(node).length > 1 || !isHost(node)) &&
          childrenOf(node).some(isChildren),
      );
    return isPlacing ? [componentName(component)] : [];
  });
}

function read(node: Fields, scope: Scope): Child[] {
  const as = (kind: Kind): Child[] => [{ kind, node }];
  const inside = (...names: Part[]) =>
    names.flatMap((name) => (node[name] ? read(node[name], scope) : []));
  switch (node.type) {
    case 'JSXText':
    case 'StringLiteral':
      // A translator does not replace white space.
      return as(/^\s*$/.test(String(node.value)) ? 'nothing' : 'text');
    case 'NullLiteral':
    case 'BooleanLiteral':
    case 'ObjectExpression':
      return as('nothing');
    case 'JSXElement':
      return as('element');
    case 'JSXFragment':
      return childrenOf(node)
        .flatMap((child) => read(child, scope))
        .map(toLoose);
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return node.expression ? read(node.expression, scope) : [];
    case 'LogicalExpression':
      return node.operator === '&&' ? inside('right') : inside('left', 'right');
    case 'ConditionalExpression':
      return inside('consequent', 'alternate');
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return as(isElementProp(node.property, scope) ? 'element' : 'text');
    case 'Identifier':
      return readName(node, scope);
    case 'CallExpression':
    case 'OptionalCallExpression':
      return readCall(node, scope);
    default:
      return as('text');
  }
}

function readName(node: Fields, scope: Scope): Child[] {
  if (node.name === 'children') return [{ kind: 'children', node }];
  if (node.name === 'undefined') return [{ kind: 'nothing', node }];
  if (isElementProp(node, scope)) return [{ kind: 'element', node }];
  const declared = scope.nodes.find(
    (each: Fields) => each.type === 'VariableDeclarator' && (each.id as Fields).name === node.name,
  ) as Fields | undefined;
  if (!declared?.init) return [{ kind: 'text', node }];
  return read(declared.init, scope);
}

/** `preserveServerHtml` is components/ui/preserve-server-html.ts. */
const makesElement = /^(createElement|createPortal|preserveServerHtml)$/;

function readCall(node: Fields, scope: Scope): Child[] {
  const { callee } = node as { callee?: Fields };
  const name = String(callee?.name ?? (callee?.property as Fields | undefined)?.name);
  const [first] = (node as unknown as { arguments: SyntaxNode[] }).arguments;
  if (makesElement.test(name)) return [{ kind: 'element', node }];
  if (!/^(flatM|m)ap$/.test(name) || !first) return [{ kind: 'text', node }];
  return returnedBy(first)
    .flatMap((value) => read(value, scope))
    .map((child) => toLoose(child));
}

function toLoose({ kind, node }: Child): Child {
  return { kind: isText(kind) ? 'loose text' : kind, node };
}

function isElementProp(node: Fields | undefined, { elementProps }: Scope): boolean {
  return typeof node?.name === 'string' && elementProps.has(node.name);
}

function elementPropsOf(nodes: readonly Fields[]): Set<string> {
  const declared = nodes.filter(({ type }) => type === 'TSPropertySignature');
  const nameIn = ({ key }: Fields) => String((key as Fields | undefined)?.name);
  const isElement = (node: Fields) => {
    const types = nodesIn(node.typeAnnotation as SyntaxNode).slice(1) as Fields[];
    const names = types.map(({ typeName }) => (typeName as Fields | undefined)?.name);
    return (
      names.includes('ReactElement') &&
      types.every(
        ({ type }) =>
          !/String|Number|Literal(?!Type)|Array|Function/.test(type) || type === 'BooleanLiteral',
      )
    );
  };
  const names = new Set(declared.filter(isElement).map(nameIn));
  for (const node of declared) if (!isElement(node)) names.delete(nameIn(node));
  return names;
}

function nodesIn(node: SyntaxNode): SyntaxNode[] {
  return [node, ...innerNodes(node).flatMap(nodesIn)];
}

function innerNodes(node: SyntaxNode): SyntaxNode[] {
  const values: unknown[] = Object.values(node).flat();
  return values.filter(
    (value): value is SyntaxNode =>
      typeof value === 'object' && value !== null && 'type' in value && 'loc' in value,
  );
}

/** Leaves out the white space that JSX ignores, and replaces a fragment by its children. */
function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return (node as unknown as { children: Fields[] }).children.flatMap((child) => {
    if (child.type === 'JSXFragment') return childrenOf(child);
    const isBlank = child.type === 'JSXText' && /^(\s*\n\s*|)$/.test(String(child.value));
    return isBlank || child.expression?.type === 'JSXEmptyExpression' ? [] : [child];
  });
}

function nameOf({ openingElement }: Fields): string {
  const { name, property } = (openingElement as Fields).name as Fields;
  return String((property as Fields | undefined)?.name ?? name);
}

const isHost = (element: Fields) => /^[a-z]/.test(nameOf(element));

const functions = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

const componentName = ({ id }: Fields) => String((id as Fields | undefined)?.name ?? '');

function isComponent(node: Fields): boolean {
  return (
    (functions.test(node.type) || node.type === 'VariableDeclarator') &&
    /^[A-Z]/.test(componentName(node))
  );
}

/** The return values of a function, but not those of functions within it. */
function returnedBy(node: Fields): SyntaxNode[] {
  const { type, init, body } = node;
  if (type === 'VariableDeclarator')
    return init && functions.test(init.type) ? returnedBy(init) : [];
  if (!body) return [];
  if (body.type !== 'BlockStatement') return [body];
  const within = (each: Fields): SyntaxNode[] => {
    if (functions.test(each.type)) return [];
    if (each.type === 'ReturnStatement') return each.argument ? [each.argument] : [];
    return innerNodes(each).flatMap(within);
  };
  return within(body);
}
