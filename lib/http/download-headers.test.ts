import { downloadHeaders } from './download-headers.ts';

const dispositionOf = (fileName: string) =>
  downloadHeaders('application/pdf', fileName)['Content-Disposition'] ?? '';

test('a file name in Devanagari is sent in full, and in plain letters for old browsers', () => {
  expect(dispositionOf('नीति 1.pdf')).toBe(
    `attachment; filename="____ 1.pdf"; filename*=UTF-8''%E0%A4%A8%E0%A5%80%E0%A4%A4%E0%A4%BF%201.pdf`,
  );
});

test('attack: a file name with quotes, a line break or a path cannot write a header of its own', () => {
  const header = dispositionOf('a"; x="\r\nSet-Cookie: a=b/../c(1)*\'.pdf\ud800');
  expect(header).not.toMatch(/[\r\n]/);
  expect(header.match(/"/g)).toHaveLength(2);
  expect(header).toContain("filename*=UTF-8''a%22%3B%20x%3D%22%0D%0ASet-Cookie");
  expect(header).toContain('%281%29%2A%27.pdf');
});
