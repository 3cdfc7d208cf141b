// Get a reader
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;

class Sample {
  public static void main(String[] args) throws Exception {
    var apiUrl =
        System.getenv().getOrDefault("PARTNER_API_URL", "https://api.library.example/v1");
    var login = System.getenv("PARTNER_BASIC_AUTH");
    if (login == null || login.isEmpty()) {
      System.err.println("Set PARTNER_BASIC_AUTH to your login, user:password.");
      System.exit(1);
    }

    var uri = URI.create(apiUrl + "/readers/rdr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e");
    var request =
        HttpRequest.newBuilder(uri)
            .method("GET", BodyPublishers.noBody())
            .header("Authorization", "Basic " + Base64.getEncoder().encodeToString(login.getBytes(StandardCharsets.UTF_8)))
            .timeout(Duration.ofSeconds(30))
            .build();
    var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
    if (response.statusCode() >= 300) {
      // A problem (RFC 9457): act on its code, quote its requestId to support.
      System.err.println("HTTP " + response.statusCode() + ": " + response.body());
      System.exit(1);
    }
    System.out.println(response.body());
  }
}
